import UIKit

/// The photo service from which the examples load photos.
public enum PhotoWeb {
  /// The address of the service. The default is the value of the environment variable `PHOTO_SERVICE`, or `nil`.
  ///
  /// The Gallery sets this property to the address of a service that it starts. An application on a phone must set another address.
  @MainActor public static var service = ProcessInfo.processInfo.environment["PHOTO_SERVICE"].flatMap {
    URL(string: $0)
  }
}
