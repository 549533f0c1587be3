import Foundation

/// The event that contains all current touches. As on iOS, the application has a single such event.
@MainActor package final class UITouchesEvent: UIEvent {
  package var touches: Set<UITouch> = []
  package override var allTouches: Set<UITouch>? { touches }
  /// The samples of the touches in the current event, keyed by the identity of the touch.
  private var samplesByTouch: [ObjectIdentifier: TouchSamples] = [:]
  /// The trackers that measure the velocities of the current touches, keyed by the identity of the touch.
  private var velocities: [ObjectIdentifier: VelocityTracker] = [:]

  /// Removes the samples of the previous event. The method is called when a new event begins.
  func discardSamples() { samplesByTouch.removeAll(keepingCapacity: true) }

  /// Removes a touch that has ended, together with its velocity.
  func removeTouch(_ touch: UITouch) {
    touches.remove(touch)
    velocities[ObjectIdentifier(touch)] = nil
  }

  /// Adds a sample of a touch to this event. The sample also updates the velocity of the touch.
  func add(_ touch: UITouch, at location: CGPoint, time: TimeInterval, force: CGFloat) {
    let id = ObjectIdentifier(touch)
    velocities[id, default: VelocityTracker()].add(location, at: time)
    samplesByTouch[id, default: TouchSamples(previousLocation: touch.windowLocation, samples: [])].samples.append(
      TouchSamples.Sample(location: location, time: time, force: force))
  }

  /// Returns the samples of a touch in this event, oldest first.
  func samples(of touch: UITouch) -> [TouchSamples.Sample] { samplesByTouch[ObjectIdentifier(touch)]?.samples ?? [] }

  /// Returns the location of a touch before this event.
  func previousLocation(of touch: UITouch) -> CGPoint {
    samplesByTouch[ObjectIdentifier(touch)]?.previousLocation ?? touch.windowLocation
  }

  package override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    if let samples = samplesByTouch[ObjectIdentifier(touch)] { return samples.makeCoalescedTouches(of: touch) }
    return [touch.makeCopy(at: touch.windowLocation, from: touch.previousWindowLocation, time: touch.timestamp)]
  }

  package override func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    let id = ObjectIdentifier(touch)
    guard let samples = samplesByTouch[id], let velocity = velocities[id] else { return [] }
    return samples.makePredictedTouches(of: touch, velocity: velocity.value)
  }
}
