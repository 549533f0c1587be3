import Foundation

/// Something that a view can do for its user besides what its class does: show a menu, take part in drags.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view to which it was added.
  var view: UIView? { get }
  /// It is about to be added to `view`, or (nil) taken from its view.
  func willMove(to view: UIView?)
  /// It was added to `view`, or (nil) taken from its view. Keep the view weakly.
  func didMove(to view: UIView?)
}
