import Foundation

/// The motion of content that returns to its edge: a critically damped spring, as a function of time (measurements.md,
/// 6.6 and 6.7).
package struct BounceSpring: Hashable, Sendable {
  /// The offset of the edge, in points.
  package var target: Double
  /// The distance of the content from the edge at time 0, in points.
  package var displacement: Double
  /// The velocity at time 0, in points per second.
  package var velocity: Double
  /// The frequency of the spring, in radians per second.
  package var omega: Double

  /// The default frequency, fitted to all published recordings of held and thrown content.
  package static let omega = 10.9
  /// The initial inward velocity of content that was held before its release, as a multiple of its displacement per
  /// second.
  package static let heldInwardVelocity = 7.4

  package init(target: Double, displacement: Double, velocity: Double, omega: Double = omega) {
    self.target = target
    self.displacement = displacement
    self.velocity = velocity
    self.omega = omega
  }

  package func position(at time: Double) -> Double {
    let t = max(0, time)
    return target + (displacement + (velocity + omega * displacement) * t) * exp(-omega * t)
  }

  package func velocity(at time: Double) -> Double {
    let t = max(0, time)
    let slope = velocity + omega * displacement
    return (slope - omega * (displacement + slope * t)) * exp(-omega * t)
  }

  /// Returns whether the content remains within `pixel` points of the edge from `time` on.
  package func isAtRest(at time: Double, pixel: Double) -> Bool {
    guard abs(position(at: time) - target) < pixel else { return false }
    // On its way out the content is near the edge, but fast.
    return abs(velocity(at: time)) < omega * pixel * 4
  }
}
