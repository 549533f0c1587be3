import Foundation

/// What a page does that was let go in the middle of a transition: a critically damped spring that begins with the
/// finger's velocity.
struct SettlingSpring {
  private let target: Double
  private let displacement: Double
  private let slope: Double

  /// Nine tenths of the way are done after 0.25 s, as in the slide that nobody touches.
  private static let omega = 15.5

  /// Positions and velocity in shares of the whole way (a second).
  init(from position: Double, velocity: Double, to target: Double) {
    self.target = target
    displacement = position - target
    slope = velocity + Self.omega * displacement
  }

  func position(at time: Double) -> Double {
    target + (displacement + slope * time) * exp(-Self.omega * time)
  }

  /// Less than half a pixel of a page is left, and the way there is not to be left again.
  func isAtRest(at time: Double) -> Bool {
    time * Self.omega > 1 && abs(position(at: time) - target) < 0.0005
  }
}
