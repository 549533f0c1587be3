import Foundation

/// How fast something moves, from the last few places where it was seen: touchpads, transitions, predictions. Fingers have
/// `FingerVelocity`.
struct VelocityTracker {
  private var samples: [(point: CGPoint, time: TimeInterval)] = []
  private var liftTime: TimeInterval?

  /// Samples older than this don't count; a finger that has rested that long before it lifts throws nothing.
  static let memory: TimeInterval = 0.1
  /// The span over which the velocity is taken.
  static let window: TimeInterval = 0.04

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].point = point
      return
    }
    samples.append((point, time))
    samples.removeAll { time - $0.time > Self.memory }
  }

  mutating func lift(at time: TimeInterval) { liftTime = time }

  /// Moves the past along: the fingers' centre jumped, not the fingers.
  mutating func shift(dx: CGFloat, dy: CGFloat) {
    for index in samples.indices {
      samples[index].point.x += dx
      samples[index].point.y += dy
    }
  }

  /// Points a second.
  var value: CGPoint {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    if let liftTime, liftTime - last.time > Self.memory { return .zero }
    let recent = samples.filter { last.time - $0.time <= Self.window + 1e-9 }
    let first = recent.count > 1 ? recent[0] : samples[samples.count - 2]
    let span = last.time - first.time
    guard span > 0 else { return .zero }
    return CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
  }
}
