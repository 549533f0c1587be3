import Foundation

/// Content that runs out freely after the finger has left: a function of the time since then.
///
/// The velocity shrinks by `rate` each millisecond; the place is the exact sum over milliseconds that UIKit takes
/// (measurements.md, 6.3), which falls a hair short of the integral.
package struct Deceleration: Hashable, Sendable {
  package var start: Double
  /// Points a second.
  package var velocity: Double
  /// What is left of the velocity after a millisecond: 0.998 normally, 0.99 fast.
  package var rate: Double

  /// Points a second at which the motion stops.
  package static let restVelocity = 10.0

  package init(start: Double, velocity: Double, rate: Double = 0.998) {
    self.start = start
    self.velocity = velocity
    self.rate = min(max(rate, 0.5), 0.9999)
  }

  private func left(_ time: Double) -> Double { exp(time * 1000 * log(rate)) }
  /// Points for each point a second of velocity.
  private var reach: Double { 0.001 * rate / (1 - rate) }

  package func position(at time: Double) -> Double {
    start + velocity * reach * (1 - left(max(0, time)))
  }

  package func velocity(at time: Double) -> Double { velocity * left(max(0, time)) }

  /// Seconds until it is slower than `restVelocity`; 0 when it is from the start.
  package var duration: Double {
    guard abs(velocity) > Self.restVelocity else { return 0 }
    return log(Self.restVelocity / abs(velocity)) / (1000 * log(rate))
  }

  package var end: Double { position(at: duration) }

  /// The target that UIKit reports: from the continuous integral (measurements.md, 6.4).
  package var reportedTarget: Double {
    guard abs(velocity) > Self.restVelocity else { return start }
    let slower = velocity < 0 ? velocity + Self.restVelocity : velocity - Self.restVelocity
    return start + slower * (-0.001 / log(rate))
  }

  /// Seconds until `position` is reached, nil when the motion stops before it or goes the other way.
  package func time(toReach position: Double) -> Double? {
    let distance = position - start
    guard distance != 0 else { return 0 }
    let share = 1 - distance / (velocity * reach)
    guard velocity != 0, distance * velocity > 0, share > 0 else { return nil }
    let time = log(share) / (1000 * log(rate))
    return time <= duration ? time : nil
  }

  /// The same start and speed, with a rate that makes it run out at `target` (measurements.md, 6.10: the time scale of the
  /// curve changes, not its start velocity). Nil when the velocity does not lead there.
  package func retargeted(to target: Double) -> Deceleration? {
    let distance = target - start
    guard distance * velocity > 0, abs(velocity) > Self.restVelocity else { return nil }
    // distance = slower * reach; reach = 0.001 r / (1 - r)
    let slower = velocity < 0 ? velocity + Self.restVelocity : velocity - Self.restVelocity
    let reach = distance / slower
    guard reach > 0 else { return nil }
    let rate = reach / (reach + 0.001)
    return rate > 0.5 && rate < 0.9999 ? Deceleration(start: start, velocity: velocity, rate: rate) : nil
  }
}
