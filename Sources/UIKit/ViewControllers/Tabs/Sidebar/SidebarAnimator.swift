import Foundation

/// An object that collects the animations to run alongside a change of the sidebar, and their completion handlers.
@MainActor final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  /// The duration of the animation, in seconds.
  static let duration: TimeInterval = 0.35

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs a change together with the added animations, and calls the added completion handlers at the end.
  func run(animated: Bool, _ changes: @escaping () -> Void) {
    let runAll = {
      changes()
      for animation in self.animations { animation() }
    }
    guard animated else {
      runAll()
      for completion in completions { completion() }
      return
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState], animations: runAll
    ) { _ in for completion in self.completions { completion() } }
  }
}
