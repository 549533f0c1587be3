import Foundation

/// A continuous gesture recognizer for two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var startDistance: CGFloat = 0
  private var baseDistance: CGFloat = 1
  private var scaleAtBase: CGFloat = 1
  private var scaleStorage: CGFloat = 1
  private var lastTime: TimeInterval = 0
  private var velocityStorage: CGFloat = 0

  /// The change of the distance between the fingers at which the gesture begins, in points. The first 8 points
  /// (`absorbedDistance`) do not affect the scale (measured on iOS 26.1).
  static let slop: CGFloat = 10
  /// The part of `slop` that does not change the scale, in points.
  static let absorbedDistance: CGFloat = 8

  /// The distance between the fingers relative to their distance at the beginning of the gesture. After the property is set,
  /// further changes are relative to the new value. The default is 1.
  open var scale: CGFloat {
    get { scaleStorage }
    set {
      scaleStorage = newValue
      scaleAtBase = newValue
      if let distance { baseDistance = distance }
    }
  }

  /// The velocity of the scale, as its change per second.
  open var velocity: CGFloat { velocityStorage }

  private var distance: CGFloat? { twoFingerVector.map { hypot($0.dx, $0.dy) } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !ignoreTouchesBeyondTwo(touches, event), let distance else { return }
    startDistance = distance
    baseDistance = distance
    scaleAtBase = scaleStorage
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance else { return }
    let time = touches.map(\.timestamp).max() ?? event.timestamp
    if state == .possible {
      let change = distance - startDistance
      guard abs(change) >= Self.slop else { return }
      baseDistance = max(1, startDistance + (change > 0 ? Self.absorbedDistance : -Self.absorbedDistance))
    }
    let newScale = scaleAtBase * distance / max(baseDistance, 1)
    if time > lastTime { velocityStorage = (newScale - scaleStorage) / CGFloat(time - lastTime) }
    scaleStorage = newScale
    lastTime = time
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersDidEnd(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fingersWereCancelled() }

  /// Multiplies the scale by a factor. The method is called for a pinch on a touchpad, and for a wheel that is turned while the
  /// Control key is pressed. The gesture begins with the first call.
  func pinch(byPad factor: CGFloat, at time: TimeInterval) {
    let newScale = scaleStorage * factor
    if time > lastTime, state != .possible { velocityStorage = (newScale - scaleStorage) / CGFloat(time - lastTime) }
    scaleStorage = newScale
    scaleAtBase = newScale
    lastTime = time
    state = state == .possible ? .began : .changed
  }

  open override func reset() {
    scaleStorage = 1
    scaleAtBase = 1
    velocityStorage = 0
  }
}
