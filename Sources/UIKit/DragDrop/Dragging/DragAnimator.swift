import Foundation

/// An animation of a drag's previews. Delegates can add their own animations to it.
@MainActor class DragAnimator: NSObject, UIDragAnimating {
  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var hasEnded = false

  final func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  /// Adds a completion handler. If the animation has already ended, the handler is called immediately.
  final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if hasEnded { completion(.end) } else { completions.append(completion) }
  }

  private final var runCount = 0

  /// Animates the changes in `change` together with the added animations. If the method is called again during the
  /// animation, the completion handlers are called after the last animation.
  final func run(duration: TimeInterval, _ change: @escaping () -> Void) {
    runCount += 1
    let currentRun = runCount
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        change()
        let animations = self.animations
        self.animations = []
        for animation in animations { animation() }
      },
      completion: { _ in if currentRun == self.runCount { self.finish() } })
  }

  final func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    animations = []
    let pendingCompletions = completions
    completions = []
    for completion in pendingCompletions { completion(.end) }
  }
}
