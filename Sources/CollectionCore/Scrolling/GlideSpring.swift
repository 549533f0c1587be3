import Foundation

/// Content that glides after a target which moves on with every notch of the wheel: a critically damped spring that is
/// started anew from where it is and as fast as it is, so that notches in a row add up to one motion.
package struct GlideSpring: Hashable, Sendable {
  package var target: Double
  package var displacement: Double
  package var velocity: Double

  /// Nine tenths of a notch are done after about 0.13 s: quick enough to feel direct, slow enough to follow with the eye.
  package static let omega = 30.0

  package init(from position: Double, velocity: Double = 0, to target: Double) {
    self.target = target
    displacement = position - target
    self.velocity = velocity
  }

  package func position(at time: Double) -> Double {
    let t = max(0, time)
    let slope = velocity + Self.omega * displacement
    return target + (displacement + slope * t) * exp(-Self.omega * t)
  }

  package func velocity(at time: Double) -> Double {
    let t = max(0, time)
    let slope = velocity + Self.omega * displacement
    return (slope - Self.omega * (displacement + slope * t)) * exp(-Self.omega * t)
  }

  package func isAtRest(at time: Double, pixel: Double) -> Bool {
    abs(position(at: time) - target) < pixel / 2 && abs(velocity(at: time)) < Self.omega * pixel
  }
}
