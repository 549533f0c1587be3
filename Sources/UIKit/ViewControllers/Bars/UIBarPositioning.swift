/// An object, usually a bar, that reports where it is placed: at the top or bottom of its container, or below the status bar.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar, which determines whether its background extends beyond its frame.
  var barPosition: UIBarPosition { get }
}
