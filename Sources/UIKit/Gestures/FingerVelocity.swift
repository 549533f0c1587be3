import Foundation

/// The velocity of dragging fingers. It is computed as in UIKit, as a weighted sum of the velocities of the last
/// movements. The latest movement has the greatest weight.
///
/// A movement is the change between two events. The coalesced samples of an event do not count separately.
///
/// Source: recordings of touches on UIKit ("HID release-gate predictions", a public repository's notes). The velocity
/// of a pan weights the last two movements with 0.8 and 0.2. The velocity with which a scroll view is released weights
/// the last three with 0.6, 0.35 and 0.05. If there are fewer movements, the remaining weights are applied to the
/// oldest one.
struct FingerVelocity {
  /// The weights of the movements for a pan, the latest movement first.
  static let panWeights: [CGFloat] = [0.8, 0.2]
  /// The weights of the movements for the release of a scroll view, the latest movement first.
  static let releaseWeights: [CGFloat] = [0.6, 0.35, 0.05]
  /// The time in seconds after which a resting finger has no velocity.
  static let maximumAge: TimeInterval = 0.1

  /// The last locations, oldest first. Their number is at most the number of weights plus one.
  private var locations: [(point: CGPoint, time: TimeInterval)] = []
  private var liftTime: TimeInterval?

  /// Adds a location of the fingers. If the last location has the same time, it is replaced.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = locations.last, time <= last.time {
      locations[locations.count - 1].point = point
      return
    }
    locations.append((point, time))
    if locations.count > Self.releaseWeights.count + 1 { locations.removeFirst() }
  }

  /// Records the time at which the fingers were lifted.
  mutating func recordLift(at time: TimeInterval) { liftTime = time }

  /// Moves all recorded locations by an offset. The method is called when a change in the number of fingers has moved their center.
  mutating func moveSamples(dx: CGFloat, dy: CGFloat) {
    for index in locations.indices {
      locations[index].point.x += dx
      locations[index].point.y += dy
    }
  }

  /// Returns the velocity in points per second. The result is zero before the first movement and if the fingers rested before
  /// they were lifted.
  func value(_ weights: [CGFloat] = panWeights) -> CGPoint {
    guard let last = locations.last, locations.count > 1 else { return .zero }
    if let liftTime, liftTime - last.time > Self.maximumAge { return .zero }
    var sum = CGPoint.zero
    for (rank, weight) in weights.enumerated() {
      let end = max(locations.count - 1 - rank, 1)
      let (from, to) = (locations[end - 1], locations[end])
      sum.x += weight * (to.point.x - from.point.x) / CGFloat(to.time - from.time)
      sum.y += weight * (to.point.y - from.point.y) / CGFloat(to.time - from.time)
    }
    return sum
  }
}
