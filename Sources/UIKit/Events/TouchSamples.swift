import Foundation

/// Where a touch was seen between two events, and what follows from it.
///
/// A frame may bring several places of a finger: the views hear of the last one, and `coalescedTouches(for:)` has all.
@MainActor struct TouchSamples {
  struct Sample {
    var location: CGPoint
    var time: TimeInterval
    var force: CGFloat
  }

  /// The touch's place before the first sample.
  var before: CGPoint
  var samples: [Sample]

  /// Copies of `touch`, one for each sample, oldest first.
  func coalesced(_ touch: UITouch) -> [UITouch] {
    var previous = before
    return samples.map { sample in
      let copy = touch.copied(at: sample.location, from: previous, time: sample.time)
      copy.force = sample.force
      previous = sample.location
      return copy
    }
  }

  /// As far as a prediction reaches: a frame.
  static let reach: TimeInterval = 1.0 / 60
  /// More than that many would be made up.
  static let mostPredicted = 4

  /// Where `touch` will be within a frame if it goes on with `velocity`, at the pace of its samples.
  func predicted(_ touch: UITouch, velocity: CGPoint) -> [UITouch] {
    guard touch.phase == .moved, velocity != .zero, let last = samples.last else { return [] }
    let count = min(Self.mostPredicted, max(1, samples.count))
    var previous = last.location
    return (1...count).map { number in
      let ahead = Self.reach * Double(number) / Double(count)
      let place = CGPoint(x: last.location.x + velocity.x * ahead, y: last.location.y + velocity.y * ahead)
      let copy = touch.copied(at: place, from: previous, time: last.time + ahead)
      previous = place
      return copy
    }
  }
}

extension UIEvent {
  /// The places of several touches at every moment of this event at which one of them was seen, oldest first; the last one
  /// is where they are now.
  final func steps(of touches: [UITouch]) -> [(time: TimeInterval, places: [CGPoint])] {
    let now = touches.map(\.windowLocation)
    guard let event = self as? UITouchesEvent, touches.contains(where: { event.samples(of: $0).count > 1 }) else {
      return [(touches.map(\.timestamp).max() ?? timestamp, now)]
    }
    var places = touches.map { event.place(of: $0) }
    var all: [(time: TimeInterval, index: Int, place: CGPoint)] = []
    for (index, touch) in touches.enumerated() {
      for sample in event.samples(of: touch) { all.append((sample.time, index, sample.location)) }
    }
    all.sort { $0.time < $1.time }
    var steps: [(time: TimeInterval, places: [CGPoint])] = []
    for sample in all {
      places[sample.index] = sample.place
      if let last = steps.last, last.time == sample.time { steps.removeLast() }
      steps.append((sample.time, places))
    }
    return steps
  }
}
