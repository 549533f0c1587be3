import Foundation

/// The timing of an animation: a cubic curve or a spring. It maps the time to the progress between the old and the new
/// value.
enum ViewAnimationPace {
  case curve(CAMediaTimingFunction)
  case spring(stiffness: CGFloat, damping: CGFloat, mass: CGFloat, velocity: CGFloat)

  /// Returns a basic animation of a key path with this timing. Its start and end values are not set.
  @MainActor func makeAnimation(keyPath: String) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let stiffness, let damping, let mass, let velocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.stiffness = stiffness
      animation.damping = damping
      animation.mass = mass
      animation.initialVelocity = velocity
      animation.allowsOverdamping = true
      return animation
    }
  }

  /// Returns the progress at `fraction`, a fraction of the duration. `duration` is in seconds, and only springs use it.
  func progress(at fraction: Double, duration: Double) -> Double {
    switch self {
    case .curve(let function): return function.value(at: fraction)
    case .spring(let stiffness, let damping, let mass, let velocity):
      if fraction <= 0 { return 0 }
      if fraction >= 1 { return 1 }
      return SpringCurve(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(velocity)
      ).value(at: fraction * duration)
    }
  }
}
