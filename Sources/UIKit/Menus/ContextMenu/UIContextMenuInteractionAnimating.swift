/// An object that runs animations together with those of an appearing or disappearing context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview, or `nil` if there is none.
  var previewViewController: UIViewController? { get }
  /// Adds animations to those of the menu.
  ///
  /// - Parameter animations: A closure with the animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call after the animations.
  ///
  /// - Parameter completion: The closure.
  func addCompletion(_ completion: @escaping () -> Void)
}
