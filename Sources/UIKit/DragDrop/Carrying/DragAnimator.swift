import Foundation

/// An animation of a drag's previews, and what others added to it.
@MainActor class DragAnimator: NSObject, UIDragAnimating {
  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var isOver = false

  final func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  /// One that is added after the end is called at once.
  final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if isOver { completion(.end) } else { completions.append(completion) }
  }

  /// Runs `change` and what was added.
  final func run(duration: TimeInterval, _ change: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        change()
        for animation in self.animations { animation() }
      },
      completion: { _ in self.finish() })
  }

  final func finish() {
    guard !isOver else { return }
    isOver = true
    animations = []
    let waiting = completions
    completions = []
    for completion in waiting { completion(.end) }
  }
}
