import Foundation

/// `setContentOffset(_:animated:)`: 0.3 s along a half cosine (behaviour.md, 6.9).
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

  package func position(at time: Double) -> Double {
    if duration <= 0 || time >= duration { return to }
    if time <= 0 { return from }
    return from + (to - from) * (1 - cos(.pi * time / duration)) / 2
  }
}
