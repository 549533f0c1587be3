import Foundation

/// Content that is drawn back to its edge: a critically damped spring, as a function of time (measurements.md, 6.6 and 6.7).
package struct BounceSpring: Hashable, Sendable {
  /// The edge.
  package var target: Double
  /// Where it is at time 0, as a distance from the edge.
  package var displacement: Double
  /// Points a second at time 0.
  package var velocity: Double
  package var omega: Double

  /// Refitted to all published recordings, held and thrown.
  package static let omega = 10.9
  /// A held release starts inwards with this many times its displacement a second.
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

  /// Whether less than `pixel` points are left at `time`, for good.
  package func isAtRest(at time: Double, pixel: Double) -> Bool {
    guard abs(position(at: time) - target) < pixel else { return false }
    // On its way out through the edge it is near and fast.
    return abs(velocity(at: time)) < omega * pixel * 4
  }
}
