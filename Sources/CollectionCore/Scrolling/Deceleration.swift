import Foundation

/// The free deceleration of content, as a function of the time since the finger was lifted.
///
/// The velocity is multiplied by `rate` each millisecond. The position is the exact sum over milliseconds, as in UIKit
/// (measurements.md, 6.3). This sum is slightly less than the integral.
package struct Deceleration: Hashable, Sendable {
  package var start: Double
  /// The initial velocity, in points per second.
  package var velocity: Double
  /// The factor by which the velocity is multiplied each millisecond. It is 0.998 for normal and 0.99 for fast
  /// deceleration.
  package var rate: Double

  /// The velocity below which the motion stops, in points per second.
  package static let restVelocity = 10.0

  package init(start: Double, velocity: Double, rate: Double = 0.998) {
    self.start = start
    self.velocity = velocity
    self.rate = min(max(rate, 0.5), 0.9999)
  }

  /// Returns the fraction of the velocity that remains after `time` seconds.
  private func remainingFraction(after time: Double) -> Double { exp(time * 1000 * log(rate)) }
  /// The total distance in points per unit of initial velocity (1 point per second).
  private var distancePerVelocity: Double { 0.001 * rate / (1 - rate) }

  package func position(at time: Double) -> Double {
    start + velocity * distancePerVelocity * (1 - remainingFraction(after: max(0, time)))
  }

  package func velocity(at time: Double) -> Double { velocity * remainingFraction(after: max(0, time)) }

  /// The duration of the motion until the velocity is `restVelocity`, in seconds. The duration is 0 if the initial velocity is
  /// lower than `restVelocity`.
  package var duration: Double {
    guard abs(velocity) > Self.restVelocity else { return 0 }
    return log(Self.restVelocity / abs(velocity)) / (1000 * log(rate))
  }

  package var end: Double { position(at: duration) }

  /// The target offset that UIKit reports, in points. The target is computed with the continuous integral (measurements.md, 6.4).
  package var reportedTarget: Double {
    guard abs(velocity) > Self.restVelocity else { return start }
    let velocityAboveRest = velocity < 0 ? velocity + Self.restVelocity : velocity - Self.restVelocity
    return start + velocityAboveRest * (-0.001 / log(rate))
  }

  /// Returns the time in seconds at which the content reaches `position`, or nil if it does not reach it.
  package func time(toReach position: Double) -> Double? {
    let distance = position - start
    guard distance != 0 else { return 0 }
    let fraction = 1 - distance / (velocity * distancePerVelocity)
    guard velocity != 0, distance * velocity > 0, fraction > 0 else { return nil }
    let time = log(fraction) / (1000 * log(rate))
    return time <= duration ? time : nil
  }

  /// Returns the motion with the same start and initial velocity that ends at `target`.
  ///
  /// The result has a different rate, which changes the time scale of the curve (measurements.md, 6.10). The result is nil if
  /// the velocity is at most `restVelocity` or has the wrong direction, or if the rate would not be between 0.5 and 0.9999.
  package func retargeted(to target: Double) -> Deceleration? {
    let distance = target - start
    guard distance * velocity > 0, abs(velocity) > Self.restVelocity else { return nil }
    // From distance = velocityAboveRest * distancePerVelocity and distancePerVelocity = 0.001 r / (1 - r).
    let velocityAboveRest = velocity < 0 ? velocity + Self.restVelocity : velocity - Self.restVelocity
    let relativeDistance = distance / velocityAboveRest
    guard relativeDistance > 0 else { return nil }
    let rate = relativeDistance / (relativeDistance + 0.001)
    return rate > 0.5 && rate < 0.9999 ? Deceleration(start: start, velocity: velocity, rate: rate) : nil
  }
}
