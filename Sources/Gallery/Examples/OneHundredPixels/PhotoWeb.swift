import UIKit

/// The photo service from which the examples load photos.
public enum PhotoWeb {
  /// The address of the service. The default is the value of the environment variable `PHOTO_SERVICE`, or `nil`.
  ///
  /// The Gallery starts its own service and sets this; an application on a phone sets it to the address of its photos.
  @MainActor public static var service = ProcessInfo.processInfo.environment["PHOTO_SERVICE"].flatMap {
    URL(string: $0)
  }
}
