import Foundation

/// The motion of content that is scrolled with a mouse wheel. Every notch of the wheel moves the target of the motion.
///
/// The content moves like a critically damped spring. The spring restarts from the current position and velocity, so that several
/// notches result in one motion.
package struct WheelScrollSpring: Hashable, Sendable {
  package var target: Double
  package var displacement: Double
  package var velocity: Double

  /// The frequency, in radians per second. The content covers nine tenths of the distance of a notch in about 0.13 s.
  /// This is short enough to feel immediate, and long enough for the eye to follow the content.
  package static let omega = 30.0

  package init(from position: Double, velocity: Double = 0, to target: Double) {
    self.target = target
    displacement = position - target
    self.velocity = velocity
  }

  package func position(at time: Double) -> Double {
    let elapsedTime = max(0, time)
    let slope = velocity + Self.omega * displacement
    return target + (displacement + slope * elapsedTime) * exp(-Self.omega * elapsedTime)
  }

  package func velocity(at time: Double) -> Double {
    let elapsedTime = max(0, time)
    let slope = velocity + Self.omega * displacement
    return (slope - Self.omega * (displacement + slope * elapsedTime)) * exp(-Self.omega * elapsedTime)
  }

  package func isAtRest(at time: Double, pixel: Double) -> Bool {
    abs(position(at: time) - target) < pixel / 2 && abs(velocity(at: time)) < Self.omega * pixel
  }
}
