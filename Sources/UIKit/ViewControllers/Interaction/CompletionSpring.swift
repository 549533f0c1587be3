import Foundation

/// The spring that ends an interactive transition: critically damped, with the initial velocity of the touch.
struct CompletionSpring {
  private let target: Double
  private let displacement: Double
  private let slope: Double

  /// The spring covers nine tenths of the distance after 0.25 s, like the slide without interaction.
  private static let omega = 15.5

  /// Creates a spring. Positions are fractions of the whole distance, the velocity is in such fractions per second.
  init(from position: Double, velocity: Double, to target: Double) {
    self.target = target
    displacement = position - target
    slope = velocity + Self.omega * displacement
  }

  func position(at time: Double) -> Double {
    target + (displacement + slope * time) * exp(-Self.omega * time)
  }

  /// Returns whether less than half a pixel of a page remains, and the spring cannot overshoot any more.
  func isAtRest(at time: Double) -> Bool {
    time * Self.omega > 1 && abs(position(at: time) - target) < 0.0005
  }
}
