import Foundation

/// The velocity of a point, computed from its last samples, for touchpads, transitions and predicted touches. Fingers
/// use `FingerVelocity`.
struct VelocityTracker {
  private var samples: [(point: CGPoint, time: TimeInterval)] = []
  private var liftTime: TimeInterval?

  /// The age in seconds after which samples are ignored. A finger that rests for this time before it is lifted has no
  /// velocity.
  static let maximumAge: TimeInterval = 0.1
  /// The time span over which the velocity is measured, in seconds.
  static let measurementInterval: TimeInterval = 0.04

  /// Adds a sample. If the last sample has the same time, it is replaced.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].point = point
      return
    }
    samples.append((point, time))
    samples.removeAll { time - $0.time > Self.maximumAge }
  }

  /// Records the time at which the finger was lifted.
  mutating func recordLift(at time: TimeInterval) { liftTime = time }

  /// Moves all samples by a distance in points. The method is called after the center of several fingers has jumped
  /// because a finger was added or lifted.
  mutating func moveSamples(dx: CGFloat, dy: CGFloat) {
    for index in samples.indices {
      samples[index].point.x += dx
      samples[index].point.y += dy
    }
  }

  /// The velocity in points per second. It is zero if there are fewer than two samples or the finger has rested.
  var value: CGPoint {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    if let liftTime, liftTime - last.time > Self.maximumAge { return .zero }
    let recentSamples = samples.filter { last.time - $0.time <= Self.measurementInterval + 1e-9 }
    let first = recentSamples.count > 1 ? recentSamples[0] : samples[samples.count - 2]
    let elapsedTime = last.time - first.time
    guard elapsedTime > 0 else { return .zero }
    return CGPoint(x: (last.point.x - first.point.x) / elapsedTime, y: (last.point.y - first.point.y) / elapsedTime)
  }
}
