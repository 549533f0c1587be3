import Foundation

/// Fingers that drag. Begins after 10 pt of travel, which are not part of the translation; scrolls of a pointing device that
/// `allowedScrollTypesMask` lets in begin at once and have no touches.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Default 1.
  open var minimumNumberOfTouches = 1
  /// Default `Int.max`.
  open var maximumNumberOfTouches = Int.max
  /// The scrolls of a wheel (`discrete`) or a touchpad (`continuous`) that move the pan, when the pointer is over the view
  /// and no scroll view further inside wants them. Default none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Points of travel before the gesture begins.
  static let slop: CGFloat = 10

  private var start: CGPoint?
  private var base = CGPoint.zero
  private var velocity = FingerVelocity()
  /// How far scrolls have moved it, in the window; nil while fingers do.
  private var scrolled: CGPoint?
  /// The same without what `setTranslation` has changed.
  private var scrolledInAll = CGPoint.zero

  /// How far the fingers have moved, in the coordinates of `view`. Before the gesture has begun, where delegates are asked
  /// whether it may: all of the travel, so that its direction can be told.
  open func translation(in view: UIView?) -> CGPoint {
    if let scrolled { return vector(scrolled, in: view) }
    guard state != .possible else { return vector(rawTravel, in: view) }
    return vector(CGPoint(x: windowLocation.x - base.x, y: windowLocation.y - base.y), in: view)
  }

  /// Makes the present place count as that far; velocities stay as they are.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inWindow = windowVector(translation, from: view)
    if scrolled != nil {
      scrolled = inWindow
      return
    }
    base = CGPoint(x: windowLocation.x - inWindow.x, y: windowLocation.y - inWindow.y)
  }

  /// Points a second in the coordinates of `view`; zero after the fingers have rested.
  open func velocity(in view: UIView?) -> CGPoint { vector(velocity.value(), in: view) }

  /// Points a second with which a scroll view is let go.
  package final func releaseVelocity(in view: UIView?) -> CGPoint {
    vector(velocity.value(FingerVelocity.release), in: view)
  }

  /// The travel since the touch, before the gesture has begun.
  var rawTravel: CGPoint {
    guard let start else { return .zero }
    return CGPoint(x: windowLocation.x - start.x, y: windowLocation.y - start.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.type == .indirectPointer }), !event.buttonMask.contains(.primary) {
      state = .failed
      return
    }
    if numberOfTouches > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    rebase()
    velocity.add(windowLocation, at: time(touches, event))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    velocity.add(windowLocation, at: time(touches, event))
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches, shouldStart() else { return }
      let travel = rawTravel
      let length = hypot(travel.x, travel.y)
      guard length >= Self.slop, let start else { return }
      let held = heldBack(of: travel)
      base = CGPoint(x: start.x + held.x, y: start.y + held.y)
      state = .began
    case .began, .changed:
      state = .changed
    default:
      break
    }
  }

  /// The part of the first travel that does not count.
  func heldBack(of travel: CGPoint) -> CGPoint {
    let length = max(hypot(travel.x, travel.y), 1e-9)
    return CGPoint(x: travel.x / length * Self.slop, y: travel.y / length * Self.slop)
  }

  /// Whether a scroll that begins at a point of the window is for it; those that `allowedScrollTypesMask` keeps out never
  /// are.
  func takesScroll(_ delta: CGPoint, at point: CGPoint) -> Bool { true }

  /// Whether enough has moved in a direction that counts; scroll views look at their axes.
  func shouldStart() -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = trackedTouches.filter { !touches.contains($0) }
    let isGoing = state == .began || state == .changed
    if left.isEmpty || left.count < minimumNumberOfTouches {
      velocity.lift(at: time(touches, event))
      // The last event may have moved the finger, too.
      state = isGoing ? .ended : .failed
    } else {
      moveAnchor(without: touches)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    start = nil
    scrolled = nil
    scrolledInAll = .zero
    velocity = FingerVelocity()
  }

  /// A scroll of a pointing device at `point` of the window moves on by `delta`.
  package final func scroll(by delta: CGPoint, at point: CGPoint, time: TimeInterval) {
    lastWindowLocation = point
    if scrolled == nil { velocity.add(.zero, at: time) }
    scrolledInAll = CGPoint(x: scrolledInAll.x + delta.x, y: scrolledInAll.y + delta.y)
    scrolled = CGPoint(x: (scrolled?.x ?? 0) + delta.x, y: (scrolled?.y ?? 0) + delta.y)
    velocity.add(scrolledInAll, at: time)
    state = state == .possible ? .began : .changed
  }

  /// The scroll is over.
  package final func scrollEnded(at time: TimeInterval) {
    velocity.lift(at: time)
    state = state == .possible ? .failed : .ended
  }

  // A finger more or less moves the centre, which must not count as travel.
  private func rebase() {
    let before = lastCentre
    let now = windowLocation
    if let before, let start {
      self.start = CGPoint(x: start.x + now.x - before.x, y: start.y + now.y - before.y)
      base = CGPoint(x: base.x + now.x - before.x, y: base.y + now.y - before.y)
      velocity.shift(dx: now.x - before.x, dy: now.y - before.y)
    } else {
      start = now
      base = now
    }
  }

  private var lastCentre: CGPoint? {
    guard start != nil, trackedTouches.count > 1 else { return nil }
    let old = trackedTouches.filter { $0.phase != .began }
    guard !old.isEmpty else { return nil }
    return centre(of: old)
  }

  private func moveAnchor(without touches: Set<UITouch>) {
    let now = windowLocation
    let then = centre(of: trackedTouches.filter { !touches.contains($0) })
    start = start.map { CGPoint(x: $0.x + then.x - now.x, y: $0.y + then.y - now.y) }
    base = CGPoint(x: base.x + then.x - now.x, y: base.y + then.y - now.y)
    velocity.shift(dx: then.x - now.x, dy: then.y - now.y)
  }

  private func centre(of touches: [UITouch]) -> CGPoint {
    let places = touches.map(\.windowLocation)
    guard !places.isEmpty else { return windowLocation }
    let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }

  private func time(_ touches: Set<UITouch>, _ event: UIEvent) -> TimeInterval {
    touches.map(\.timestamp).max() ?? event.timestamp
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let origin = convert(.zero, to: view)
    let tip = convert(vector, to: view)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  private func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return vector }
    let origin = view.convert(CGPoint.zero, to: window)
    let tip = view.convert(vector, to: window)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }
}
