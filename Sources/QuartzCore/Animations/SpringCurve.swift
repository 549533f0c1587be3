import Foundation

/// The movement of a mass on a spring from 0 to its rest at 1.
package struct SpringCurve: Equatable, Sendable {
  /// The frequency without damping, radians a second.
  package let omega: Double
  /// The damping ratio: below 1 it swings, at 1 it comes to rest fastest.
  package let zeta: Double
  /// The speed at the start, in whole ways a second, towards the rest.
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

  /// The position at `time` seconds.
  package func value(at time: Double) -> Double { 1 - displacement(at: time) }

  /// What is left of the way at `time` seconds.
  package func displacement(at t: Double) -> Double {
    guard t > 0 else { return 1 }
    if abs(zeta - 1) < 1e-7 {
      return (1 + (omega - velocity) * t) * exp(-omega * t)
    }
    if zeta < 1 {
      let swing = omega * (1 - zeta * zeta).squareRoot()
      return exp(-zeta * omega * t) * (cos(swing * t) + (zeta * omega - velocity) / swing * sin(swing * t))
    }
    let root = (zeta * zeta - 1).squareRoot()
    let (slow, fast) = (-omega * (zeta - root), -omega * (zeta + root))
    let share = (-velocity - fast) / (slow - fast)
    return share * exp(slow * t) + (1 - share) * exp(fast * t)
  }

  /// The speed at `time` seconds, in whole ways a second, towards the rest.
  package func speed(at t: Double) -> Double {
    let step = 1e-6
    let from = max(0, t - step)
    return (displacement(at: from) - displacement(at: t + step)) / (t + step - from)
  }

  /// When less than a thousandth of the way is left for good: for a spring that swings by its envelope, otherwise counted
  /// in whole tenths of a second, as the values that Core Animation answers are. Infinite without damping.
  package var settlingDuration: Double {
    guard zeta > 0 else { return .infinity }
    if zeta < 1 - 1e-7 {
      let swing = (1 - zeta * zeta).squareRoot()
      // The sum of what the two parts of the swing can be at most: with it all measured values come out exactly.
      let envelope = 1 + abs(zeta * omega - velocity) / (omega * swing)
      return max(log(envelope / 0.001) / (zeta * omega), 0.1)
    }
    for tenth in 1...10_000 where abs(displacement(at: Double(tenth) / 10)) < 0.001 { return Double(tenth) / 10 }
    return 1000
  }
}
