import Foundation

/// Computes the springs of `animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)` from their duration.
package enum SpringFit {
  /// Returns the frequency at which less than a thousandth of the distance remains after `duration` seconds, in radians
  /// per second for a mass of 1.
  ///
  /// Below critical damping, the envelope of the oscillation is used, `|zω − v| / (ω√(1 − z²)) · e^(−zωD)`. At critical damping, the
  /// remaining distance is used, `(1 + (ω − v)D) · e^(−ωD)`. The results equal the values of springs that were read from UIKit
  /// (measurements.md 8.4).
  package static func omega(damping z: Double, duration: Double, velocity v: Double) -> Double {
    let duration = max(duration, 1e-4)
    let zeta = min(max(z, 0.01), 1)
    func remainingDistance(_ omega: Double) -> Double {
      if zeta < 1 {
        return abs(zeta * omega - v) / (omega * (1 - zeta * zeta).squareRoot()) * exp(-zeta * omega * duration)
      }
      return abs(1 + (omega - v) * duration) * exp(-omega * duration)
    }
    // The equation can have several solutions. The largest one is the frequency, because the remaining distance only decreases at
    // higher frequencies. The search begins above the largest solution.
    var high = 20 / (zeta * duration) + abs(v)
    while remainingDistance(high) > 0.001 { high *= 2 }
    var low = high
    while remainingDistance(low) <= 0.001, low > 1e-9 { low *= 0.95 }
    high = min(high, low / 0.95)
    for _ in 0..<200 {
      let midpoint = (low + high) / 2
      if remainingDistance(midpoint) > 0.001 { low = midpoint } else { high = midpoint }
    }
    return (low + high) / 2
  }
}
