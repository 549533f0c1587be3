/// The property animators that are running. They are retained until they pause or end, because programs need not keep them, or
/// until the application ends.
@MainActor
final class RunningAnimators {
  private static var shared: RunningAnimators { ApplicationContext.object(.runningAnimators, RunningAnimators()) }
  private var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

  /// Retains an animator while it is running. The application of an animator that stops may have ended.
  static func update(_ animator: UIViewPropertyAnimator, isRunning: Bool) {
    let id = ObjectIdentifier(animator)
    if isRunning {
      shared.animators[id] = animator
    } else {
      ApplicationContext.existing(.runningAnimators, RunningAnimators.self)?.animators[id] = nil
    }
  }
}
