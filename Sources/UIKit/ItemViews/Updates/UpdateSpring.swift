import Foundation

/// The spring that animates updates. The spring is critically damped with a response of 0.3 s, as measured for the rows of table
/// views on iOS 26.1 (measurements.md, 4.5 and 4.9; collection views were not measured).
///
/// Positions and opacities are animated with the same spring.
enum UpdateSpring {
  /// The response of the spring, in seconds. This is the period that the spring would have without damping.
  static var response: TimeInterval { 0.3 }

  /// The duration in seconds until the spring is at rest (measurements.md, 8.5). For a response of 0.3 s, the duration
  /// is 0.440863 s. The factor solves (1 + x) · exp(−x) = 0.001. At this time, the distance of a critically damped
  /// spring from its target is a thousandth of the initial distance.
  static var duration: TimeInterval { 9.2334134764515 / (2 * .pi / response) }

  /// Animates changes with the spring, from the current positions on screen.
  ///
  /// - Parameters:
  ///   - changes: A closure that sets the new values.
  ///   - completion: A closure that is called when the animations end, with `true` if they were not interrupted. It may
  ///     be nil.
  @MainActor
  static func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: changes, completion: completion)
  }
}
