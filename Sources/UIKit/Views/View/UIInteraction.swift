import Foundation

/// An object that adds an ability to a view, such as a context menu or drag and drop.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction was added, or nil if there is none.
  var view: UIView? { get }
  /// Tells the interaction that it is about to be added to a view or removed from its view.
  ///
  /// - Parameter view: The view, or nil if the interaction is removed from its view.
  func willMove(to view: UIView?)
  /// Tells the interaction that it was added to a view or removed from its view. An interaction stores a weak reference
  /// to the view.
  ///
  /// - Parameter view: The view, or nil if the interaction is removed from its view.
  func didMove(to view: UIView?)
}
