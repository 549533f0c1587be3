import UIKit

/// The photo service that the examples load from.
public enum PhotoWeb {
  /// Its address. Default: what the environment variable `PHOTO_SERVICE` says; nil without one. The Gallery starts a service
  /// of its own and sets this; an application on a phone sets it to wherever its photos are.
  @MainActor public static var service = ProcessInfo.processInfo.environment["PHOTO_SERVICE"].flatMap {
    URL(string: $0)
  }
}
