/// An object that animates changes together with the appearance or disappearance of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview, or `nil` if there is none.
  var previewViewController: UIViewController? { get }
  /// Adds animations that run together with the animations of the menu.
  ///
  /// - Parameter animations: A closure that changes views.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animations have ended.
  ///
  /// - Parameter completion: The closure to call.
  func addCompletion(_ completion: @escaping () -> Void)
}
