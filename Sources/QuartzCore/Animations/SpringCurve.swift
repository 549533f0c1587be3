import Foundation

/// The motion of a mass on a spring from position 0 to its rest position 1.
package struct SpringCurve: Equatable, Sendable {
  /// The frequency without damping, in radians per second.
  package let omega: Double
  /// The damping ratio. Below 1, the mass oscillates. At 1, it reaches the rest position fastest.
  package let zeta: Double
  /// The initial velocity, in multiples of the distance per second. Positive values point to the rest position.
  package let velocity: Double

  package init(omega: Double, zeta: Double, velocity: Double) {
    self.omega = omega
    self.zeta = zeta
    self.velocity = velocity
  }

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = true) {
    let mass = max(mass, 1e-9)
    let stiffness = max(stiffness, 1e-9)
    omega = (stiffness / mass).squareRoot()
    let ratio = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
    zeta = allowsOverdamping ? ratio : min(ratio, 1)
    self.velocity = velocity
  }

  /// Returns the position after `time` seconds. The spring moves from 0 to its rest position, 1.
  package func value(at time: Double) -> Double { 1 - displacement(at: time) }

  /// Returns the distance to the rest position after `t` seconds.
  package func displacement(at t: Double) -> Double {
    guard t > 0 else { return 1 }
    if abs(zeta - 1) < 1e-7 {
      return (1 + (omega - velocity) * t) * exp(-omega * t)
    }
    if zeta < 1 {
      let dampedOmega = omega * (1 - zeta * zeta).squareRoot()
      return exp(-zeta * omega * t)
        * (cos(dampedOmega * t) + (zeta * omega - velocity) / dampedOmega * sin(dampedOmega * t))
    }
    // Core Animation exchanges the factors of the two parts of an overdamped motion: the mass moves slightly beyond its rest position
    // and returns slowly (derived from a measured settling time; case spring-p0.5-b-0.3 of Tests/Oracle/scroll-traces.json).
    let root = omega * (zeta * zeta - 1).squareRoot()
    let decayRate = zeta * omega + velocity
    let (fast, slow) = ((decayRate + root) / (2 * root), (root - decayRate) / (2 * root))
    return fast * exp(-(zeta * omega + root) * t) + slow * exp((root - zeta * omega) * t)
  }

  /// Returns the velocity after `t` seconds, in multiples of the distance per second. Positive values point to the rest
  /// position.
  package func speed(at t: Double) -> Double {
    let step = 1e-6
    let start = max(0, t - step)
    return (displacement(at: start) - displacement(at: t + step)) / (t + step - start)
  }

  /// The settling duration of a spring without damping, as in Core Animation. Such a spring never stops.
  package static let endlessDuration = Double(Float.greatestFiniteMagnitude)

  /// The time after which the remaining distance remains below a thousandth, in seconds, or `endlessDuration` without damping.
  ///
  /// For a spring that oscillates, the envelope of the oscillation is used. Any other spring is sampled every tenth of
  /// a second, until the distance has been below the limit for more than a second.
  package var settlingDuration: Double {
    guard zeta > 0 else { return Self.endlessDuration }
    let settlingDistance = 0.001
    if zeta < 1 - 1e-7 {
      let dampedFactor = (1 - zeta * zeta).squareRoot()
      let envelope = 1 + abs(zeta * omega - velocity) / (omega * dampedFactor)
      return min(max(log(envelope / settlingDistance) / (zeta * omega), 0), Self.endlessDuration)
    }
    var (settlingTime, smallestDistance, time) = (0.0, Double.infinity, 0.0)
    // A weak spring may need longer than any practical duration.
    while time < 100_000 {
      let currentDistance = abs(displacement(at: time))
      guard currentDistance.isFinite else { return 0 }
      if smallestDistance >= settlingDistance {
        if currentDistance < smallestDistance { (settlingTime, smallestDistance) = (time, currentDistance) }
      } else if currentDistance >= settlingDistance {
        smallestDistance = .infinity
      } else if time - settlingTime > 1 {
        return settlingTime
      }
      time += 0.1
    }
    return Self.endlessDuration
  }
}
