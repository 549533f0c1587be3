/// An object of UIKit that tells its observers of some of its properties by `_didChange(_:from:to:)`.
@MainActor protocol NotifyingProperties: AnyObject {
  /// The names of the properties.
  var notifyingNames: Set<String> { get }
}
