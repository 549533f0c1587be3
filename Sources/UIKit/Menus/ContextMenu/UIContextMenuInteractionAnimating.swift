/// Takes part in the animation with which a menu comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that the configuration's preview provider made; nil where there is none.
  var previewViewController: UIViewController? { get }
  /// Runs `animations` beside the menu's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs `completion` when the animation is over.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of the preview when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes with the menu.
  case dismiss = 0
  /// It grows until it fills the window, and goes.
  case pop = 1
}

/// Takes part in the animation after the preview was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Default dismiss.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
