/// An object, usually a bar, that has a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar, which determines whether its background extends beyond its frame.
  var barPosition: UIBarPosition { get }
}
