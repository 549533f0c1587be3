/// An object with the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar, which determines whether its background extends beyond its frame.
  var barPosition: UIBarPosition { get }
}
