import Foundation

/// A continuous gesture recognizer for fingers that are dragged across a view.
///
/// The gesture begins after a movement of 10 points, which is not part of the translation. Scrolls of a pointing device begin the
/// gesture immediately if `allowedScrollTypesMask` contains them. Such a gesture has no touches.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers that must touch the view. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers that can touch the view. The default is `Int.max`.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolls that control the pan while the pointer is over the view: scrolls of a wheel (`discrete`), of
  /// a touchpad (`continuous`), or both. The default is an empty set.
  ///
  /// If a scroll view inside the view can scroll, it receives the scrolls instead.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance that fingers must move before the gesture begins, in points.
  static let slop: CGFloat = 10

  private var startLocation: CGPoint?
  private var translationOrigin = CGPoint.zero
  private var velocity = FingerVelocity()
  /// The translation by a wheel or touchpad in window coordinates. It is `nil` if fingers control the pan.
  private var scrollTranslation: CGPoint?
  /// The sum of all scrolls of a wheel or touchpad in this gesture. Unlike the translation, it is not changed by
  /// `setTranslation`.
  private var totalScrollDistance = CGPoint.zero

  /// Returns the distance that the fingers have moved.
  ///
  /// Before the gesture has begun, the translation is the whole movement. A delegate can use its direction to decide whether the
  /// gesture begins.
  ///
  /// - Parameter view: The view whose coordinate system is used, or `nil` to use the coordinate system of the window.
  /// - Returns: The translation in points.
  open func translation(in view: UIView?) -> CGPoint {
    if let scrollTranslation { return convertVector(scrollTranslation, in: view) }
    guard state != .possible else { return convertVector(touchTravel, in: view) }
    return convertVector(
      CGPoint(x: windowLocation.x - translationOrigin.x, y: windowLocation.y - translationOrigin.y), in: view)
  }

  /// Sets the translation for the current location of the fingers. The velocity does not change.
  ///
  /// - Parameters:
  ///   - translation: The new translation in points.
  ///   - view: The view whose coordinate system is used, or `nil` to use the coordinate system of the window.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let windowTranslation = convertVectorToWindow(translation, from: view)
    if scrollTranslation != nil {
      scrollTranslation = windowTranslation
      return
    }
    translationOrigin = CGPoint(x: windowLocation.x - windowTranslation.x, y: windowLocation.y - windowTranslation.y)
  }

  /// Returns the velocity of the fingers. The velocity is zero after the fingers have rested.
  ///
  /// - Parameter view: The view whose coordinate system is used, or `nil` to use the coordinate system of the window.
  /// - Returns: The velocity in points per second.
  open func velocity(in view: UIView?) -> CGPoint { convertVector(velocity.value(), in: view) }

  /// Returns the velocity, in points per second, with which a scroll view continues to scroll after the fingers are
  /// lifted.
  package final func releaseVelocity(in view: UIView?) -> CGPoint {
    convertVector(velocity.value(FingerVelocity.releaseWeights), in: view)
  }

  /// The vector from the location where the touch began to the current one. In contrast to the translation, it includes
  /// the movement before the gesture began.
  var touchTravel: CGPoint {
    guard let startLocation else { return .zero }
    return CGPoint(x: windowLocation.x - startLocation.x, y: windowLocation.y - startLocation.y)
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
    accountForAddedTouches()
    velocity.add(windowLocation, at: timestamp(of: touches, in: event))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    velocity.add(windowLocation, at: timestamp(of: touches, in: event))
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches, shouldStart() else { return }
      let distance = touchTravel
      let length = hypot(distance.x, distance.y)
      guard length >= Self.slop, let startLocation else { return }
      let excludedOffset = slopOffset(of: distance)
      translationOrigin = CGPoint(x: startLocation.x + excludedOffset.x, y: startLocation.y + excludedOffset.y)
      state = .began
    case .began, .changed:
      state = .changed
    default:
      break
    }
  }

  /// Returns the part of a movement that the translation does not include, because the gesture begins only after it. The
  /// length of this part is `slop`. Subclasses can override this method.
  ///
  /// - Parameter travel: The whole movement since the touch began.
  func slopOffset(of travel: CGPoint) -> CGPoint {
    let length = max(hypot(travel.x, travel.y), 1e-9)
    return CGPoint(x: travel.x / length * Self.slop, y: travel.y / length * Self.slop)
  }

  /// Returns whether a scroll at a point in the window can control this pan. The method is called only for scrolls that
  /// `allowedScrollTypesMask` contains.
  func acceptsScroll(_ delta: CGPoint, at point: CGPoint) -> Bool { true }

  /// Returns whether the gesture can begin with the current movement. Scroll views override this method to check the direction.
  func shouldStart() -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remainingTouches = trackedTouches.filter { !touches.contains($0) }
    let isActive = state == .began || state == .changed
    if remainingTouches.isEmpty || remainingTouches.count < minimumNumberOfTouches {
      velocity.recordLift(at: timestamp(of: touches, in: event))
      // The last event may have moved the finger, so the velocity is updated first.
      state = isActive ? .ended : .failed
    } else {
      accountForRemovedTouches(touches)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    startLocation = nil
    scrollTranslation = nil
    totalScrollDistance = .zero
    velocity = FingerVelocity()
  }

  /// Changes the translation by a scroll of a wheel or touchpad at a point in the window.
  package final func scroll(by delta: CGPoint, at point: CGPoint, time: TimeInterval) {
    lastWindowLocation = point
    if scrollTranslation == nil { velocity.add(.zero, at: time) }
    totalScrollDistance = CGPoint(x: totalScrollDistance.x + delta.x, y: totalScrollDistance.y + delta.y)
    scrollTranslation = CGPoint(x: (scrollTranslation?.x ?? 0) + delta.x, y: (scrollTranslation?.y ?? 0) + delta.y)
    velocity.add(totalScrollDistance, at: time)
    state = state == .possible ? .began : .changed
  }

  /// Ends a pan that a wheel or touchpad controls.
  package final func scrollDidEnd(at time: TimeInterval) {
    velocity.recordLift(at: time)
    state = state == .possible ? .failed : .ended
  }

  // When the number of fingers changes, their center moves. This movement must not change the translation.
  private func accountForAddedTouches() {
    let previousCenter = previousCenterOfTouches
    let currentLocation = windowLocation
    if let previousCenter = previousCenter, let startLocation {
      self.startLocation = CGPoint(
        x: startLocation.x + currentLocation.x - previousCenter.x,
        y: startLocation.y + currentLocation.y - previousCenter.y)
      translationOrigin = CGPoint(
        x: translationOrigin.x + currentLocation.x - previousCenter.x,
        y: translationOrigin.y + currentLocation.y - previousCenter.y)
      velocity.moveSamples(dx: currentLocation.x - previousCenter.x, dy: currentLocation.y - previousCenter.y)
    } else {
      startLocation = currentLocation
      translationOrigin = currentLocation
    }
  }

  private var previousCenterOfTouches: CGPoint? {
    guard startLocation != nil, trackedTouches.count > 1 else { return nil }
    let oldTouches = trackedTouches.filter { $0.phase != .began }
    guard !oldTouches.isEmpty else { return nil }
    return center(of: oldTouches)
  }

  private func accountForRemovedTouches(_ touches: Set<UITouch>) {
    let currentLocation = windowLocation
    let nextCenter = center(of: trackedTouches.filter { !touches.contains($0) })
    startLocation = startLocation.map {
      CGPoint(x: $0.x + nextCenter.x - currentLocation.x, y: $0.y + nextCenter.y - currentLocation.y)
    }
    translationOrigin = CGPoint(
      x: translationOrigin.x + nextCenter.x - currentLocation.x,
      y: translationOrigin.y + nextCenter.y - currentLocation.y)
    velocity.moveSamples(dx: nextCenter.x - currentLocation.x, dy: nextCenter.y - currentLocation.y)
  }

  private func center(of touches: [UITouch]) -> CGPoint {
    let locations = touches.map(\.windowLocation)
    guard !locations.isEmpty else { return windowLocation }
    let sum = locations.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(locations.count), y: sum.y / CGFloat(locations.count))
  }

  private func timestamp(of touches: Set<UITouch>, in event: UIEvent) -> TimeInterval {
    touches.map(\.timestamp).max() ?? event.timestamp
  }

  private func convertVector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let origin = convert(.zero, to: view)
    let end = convert(vector, to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  private func convertVectorToWindow(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return vector }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(vector, to: window)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
