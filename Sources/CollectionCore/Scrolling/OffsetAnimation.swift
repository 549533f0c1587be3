import Foundation

/// The animation of `setContentOffset(_:animated:)`. The curve is a half cosine with a duration of 0.3 s (measurements.md, 6.9).
package struct OffsetAnimation: Hashable, Sendable {
  package static let duration = 0.3

  package var from: Double
  package var to: Double
  package var duration: Double

  package init(from: Double, to: Double, duration: Double = duration) {
    self.from = from
    self.to = to
    self.duration = duration
  }

  /// Returns an animation that ends at the offset `target`. The new animation has the same position at `time` and the
  /// same end time as this animation.
  package func retargeted(to target: Double, at time: Double) -> OffsetAnimation {
    guard target != to, duration > 0 else { return self }
    let fraction = OffsetAnimation(from: 0, to: 1, duration: duration).position(at: time)
    // Near the end, such a curve would start extremely far away. The position changes abruptly instead.
    guard fraction < 0.99 else { return OffsetAnimation(from: from, to: target, duration: duration) }
    return OffsetAnimation(
      from: (position(at: time) - target * fraction) / (1 - fraction), to: target, duration: duration)
  }

  package func position(at time: Double) -> Double {
    if duration <= 0 || time >= duration { return to }
    if time <= 0 { return from }
    return from + (to - from) * (1 - cos(.pi * time / duration)) / 2
  }

  /// Moves the start and the target of the animation by a distance in points.
  package mutating func shift(by step: Double) {
    from += step
    to += step
  }
}
