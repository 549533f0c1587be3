import Foundation

/// The motion of content that returns to its edge, as a function of time. The content moves like a critically damped spring
/// (measurements.md, 6.6 and 6.7).
package struct BounceSpring: Hashable, Sendable {
  /// The content offset at the edge, in points.
  package var target: Double
  /// The distance of the content from the edge at time 0, in points.
  package var displacement: Double
  /// The velocity at time 0, in points per second.
  package var velocity: Double
  /// The frequency of the spring, in radians per second.
  package var omega: Double

  /// The default frequency, fitted to all published recordings of held and thrown content.
  package static let omega = 10.9
  /// The initial velocity towards the edge of content that was held beyond the edge, in multiples of its displacement
  /// per second.
  package static let heldInwardVelocity = 7.4

  package init(target: Double, displacement: Double, velocity: Double, omega: Double = omega) {
    self.target = target
    self.displacement = displacement
    self.velocity = velocity
    self.omega = omega
  }

  package func position(at time: Double) -> Double {
    let elapsedTime = max(0, time)
    return target + (displacement + (velocity + omega * displacement) * elapsedTime) * exp(-omega * elapsedTime)
  }

  package func velocity(at time: Double) -> Double {
    let elapsedTime = max(0, time)
    let slope = velocity + omega * displacement
    return (slope - omega * (displacement + slope * elapsedTime)) * exp(-omega * elapsedTime)
  }

  /// Returns whether the content is within `pixel` points of the edge at `time` and later.
  package func isAtRest(at time: Double, pixel: Double) -> Bool {
    guard abs(position(at: time) - target) < pixel else { return false }
    // While the content moves outwards, it may be near the edge with a high velocity.
    return abs(velocity(at: time)) < omega * pixel * 4
  }
}
