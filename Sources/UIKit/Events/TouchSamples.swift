import Foundation

/// The samples of a touch in one event. The samples are the basis of coalesced and predicted touches.
///
/// A frame can contain several samples of one finger. Views receive only the last one. `coalescedTouches(for:)` returns
/// all of them.
@MainActor struct TouchSamples {
  /// A location of the touch and its time.
  struct Sample {
    var location: CGPoint
    var time: TimeInterval
    var force: CGFloat
  }

  /// The location of the touch before the first of the samples, in the window's coordinate system.
  var previousLocation: CGPoint
  /// The samples, oldest first.
  var samples: [Sample]

  /// Returns a copy of the touch for each sample, oldest first.
  func makeCoalescedTouches(of touch: UITouch) -> [UITouch] {
    var lastLocation = previousLocation
    return samples.map { sample in
      let copy = touch.makeCopy(at: sample.location, from: lastLocation, time: sample.time)
      copy.force = sample.force
      lastLocation = sample.location
      return copy
    }
  }

  /// The time span for which touches are predicted, in seconds. It is one frame.
  static let predictionInterval: TimeInterval = 1.0 / 60
  /// The maximum number of predicted touches. Predictions further ahead would be unreliable.
  static let maximumPredictedTouchCount = 4

  /// Returns the touches that are predicted for the next frame from a velocity in points per second. The interval between the
  /// predicted touches is the interval between the samples.
  func makePredictedTouches(of touch: UITouch, velocity: CGPoint) -> [UITouch] {
    guard touch.phase == .moved, velocity != .zero, let last = samples.last else { return [] }
    let count = min(Self.maximumPredictedTouchCount, max(1, samples.count))
    var lastLocation = last.location
    return (1...count).map { index in
      let predictionTime = Self.predictionInterval * Double(index) / Double(count)
      let location = CGPoint(
        x: last.location.x + velocity.x * predictionTime, y: last.location.y + velocity.y * predictionTime)
      let copy = touch.makeCopy(at: location, from: lastLocation, time: last.time + predictionTime)
      lastLocation = location
      return copy
    }
  }
}

extension UIEvent {
  /// Returns the locations of several touches at each time at which one of them was sampled, oldest first. The last
  /// element contains the current locations.
  final func sampledLocations(of touches: [UITouch]) -> [(time: TimeInterval, locations: [CGPoint])] {
    let locations = touches.map(\.windowLocation)
    guard let event = self as? UITouchesEvent, touches.contains(where: { event.samples(of: $0).count > 1 }) else {
      return [(touches.map(\.timestamp).max() ?? timestamp, locations)]
    }
    var locationsAtTime = touches.map { event.previousLocation(of: $0) }
    var allSamples: [(time: TimeInterval, index: Int, location: CGPoint)] = []
    for (index, touch) in touches.enumerated() {
      for sample in event.samples(of: touch) { allSamples.append((sample.time, index, sample.location)) }
    }
    allSamples.sort { $0.time < $1.time }
    var steps: [(time: TimeInterval, locations: [CGPoint])] = []
    for sample in allSamples {
      locationsAtTime[sample.index] = sample.location
      if let last = steps.last, last.time == sample.time { steps.removeLast() }
      steps.append((sample.time, locationsAtTime))
    }
    return steps
  }
}
