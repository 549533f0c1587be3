/// Takes part in the animation with which a menu comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that the configuration's preview provider made; nil where there is none.
  var previewViewController: UIViewController? { get }
  /// Runs `animations` beside the menu's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs `completion` when the animation is over.
  func addCompletion(_ completion: @escaping () -> Void)
}
