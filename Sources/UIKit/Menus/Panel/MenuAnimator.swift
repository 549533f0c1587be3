import Foundation

/// A collection of animations and completion handlers that run together with the animation of a menu.
@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController? = nil) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs `mainAnimations` together with the animations that were added by `addAnimations(_:)`.
  ///
  /// `duration` is in seconds. At the end, `completion` is called first, then the closures that were added by
  /// `addCompletion(_:)`.
  func run(_ duration: TimeInterval, _ mainAnimations: @escaping () -> Void, completion: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        mainAnimations()
        for animation in animations { animation() }
      },
      completion: { _ in
        completion()
        for completion in completions { completion() }
      })
  }
}
