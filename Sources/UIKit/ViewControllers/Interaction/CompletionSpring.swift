import Foundation

/// The spring animation that ends an interactive transition. The spring is critically damped and begins with the
/// velocity of the touch.
struct CompletionSpring {
  private let target: Double
  private let displacement: Double
  private let slope: Double

  /// The angular frequency of the spring, in radians per second. The spring covers nine tenths of the distance in 0.25
  /// s, like the slide without an interaction.
  private static let omega = 15.5

  /// Creates a spring that moves from a position to a target. Positions are fractions of the whole distance. The
  /// velocity is in fractions per second.
  init(from position: Double, velocity: Double, to target: Double) {
    self.target = target
    displacement = position - target
    slope = velocity + Self.omega * displacement
  }

  func position(at time: Double) -> Double {
    target + (displacement + slope * time) * exp(-Self.omega * time)
  }

  /// Returns `true` if the spring has come to rest. This is the case if the remaining distance is less than half a
  /// pixel of a page's width and the spring can no longer overshoot.
  func isAtRest(at time: Double) -> Bool {
    time * Self.omega > 1 && abs(position(at: time) - target) < 0.0005
  }
}
