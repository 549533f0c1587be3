import Foundation

/// The motion of updates: a critically damped spring with a response of 0.3 s, as measured for the rows of table views on
/// iOS 26.1 (measurements.md, 4.9 and 8.5; collection views were not measured).
///
/// What shifts springs its position, what fades its opacity.
enum UpdateSpring {
  /// The seconds of the response: the period of the spring if it were not damped.
  static var response: TimeInterval { 0.3 }

  /// The seconds that the spring takes to be at rest (measurements.md, 8.4): 9.2334 / (2π / 0.3).
  static var duration: TimeInterval { 0.440863 }

  /// Animates changes with the spring, from where views are seen now.
  ///
  /// - Parameters:
  ///   - changes: Sets the new values.
  ///   - completion: Called at the end, with whether the animations ran to their end.
  @MainActor
  static func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: changes, completion: completion)
  }
}
