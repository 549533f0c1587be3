import Foundation

/// How fast fingers drag, as UIKit tells it: a blend of the speeds of the last movements, in which the latest weighs most.
/// A movement is what one event brings; the places that an event has coalesced are none of their own.
///
/// Source: recordings of touches on UIKit ("HID release-gate predictions", a public repository's notes): the velocity of a
/// pan is 0.8 and 0.2 of the last two movements, the one with which a scroll view is let go 0.6, 0.35 and 0.05 of the last
/// three. Weights for which there is no movement go to the oldest one.
struct FingerVelocity {
  /// Of a pan, the latest movement first.
  static let pan: [CGFloat] = [0.8, 0.2]
  /// Of a scroll view that is let go.
  static let release: [CGFloat] = [0.6, 0.35, 0.05]
  /// Seconds: a finger that has rested so long before it lifts throws nothing.
  static let memory: TimeInterval = 0.1

  /// The last places, oldest first; one more than there can be weights.
  private var places: [(point: CGPoint, time: TimeInterval)] = []
  private var liftTime: TimeInterval?

  /// The fingers are at `point`. Of several places at one time the last one counts.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = places.last, time <= last.time {
      places[places.count - 1].point = point
      return
    }
    places.append((point, time))
    if places.count > Self.release.count + 1 { places.removeFirst() }
  }

  mutating func lift(at time: TimeInterval) { liftTime = time }

  /// Moves the past along: the fingers' centre jumped, not the fingers.
  mutating func shift(dx: CGFloat, dy: CGFloat) {
    for index in places.indices {
      places[index].point.x += dx
      places[index].point.y += dy
    }
  }

  /// Points a second; zero before there is a movement, and where the fingers rested before they left.
  func value(_ weights: [CGFloat] = pan) -> CGPoint {
    guard let last = places.last, places.count > 1 else { return .zero }
    if let liftTime, liftTime - last.time > Self.memory { return .zero }
    var sum = CGPoint.zero
    for (rank, weight) in weights.enumerated() {
      let end = max(places.count - 1 - rank, 1)
      let (from, to) = (places[end - 1], places[end])
      sum.x += weight * (to.point.x - from.point.x) / CGFloat(to.time - from.time)
      sum.y += weight * (to.point.y - from.point.y) / CGFloat(to.time - from.time)
    }
    return sum
  }
}
