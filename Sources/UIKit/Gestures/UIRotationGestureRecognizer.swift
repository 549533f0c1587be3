import Foundation

/// A continuous gesture recognizer for two fingers that rotate about each other. A rotation on a touchpad has the same
/// effect.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var lastAngle: CGFloat = 0
  /// The rotation in radians since the fingers touched the screen, including whole turns.
  private var totalRotation: CGFloat = 0
  /// The value of `totalRotation` at which `rotation` is 0.
  private var baseRotation: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var velocityStorage: CGFloat = 0

  /// The rotation, in radians, at which the gesture begins: 5 degrees. This rotation is not part of the reported rotation
  /// (docs/measurements.md, 7.6).
  static let slop: CGFloat = 5 * .pi / 180

  /// The rotation of the fingers in radians, positive clockwise. After the property is set, further changes are relative to the
  /// new value. The default is 0.
  open var rotation: CGFloat {
    get { totalRotation - baseRotation }
    set { baseRotation = totalRotation - newValue }
  }

  /// The velocity of the rotation in radians per second. The default is 0.
  open var velocity: CGFloat { velocityStorage }

  private var angle: CGFloat? { twoFingerVector.map { atan2($0.dy, $0.dx) } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !ignoreTouchesBeyondTwo(touches, event), let angle else { return }
    // When a second finger touches the screen again, the rotation continues from its current value.
    lastAngle = angle
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle else { return }
    rotate(by: Self.shortestAngle(angle - lastAngle), at: touches.map(\.timestamp).max() ?? event.timestamp)
    lastAngle = angle
  }

  /// Adds an angle to the rotation. The method is called for fingers on the screen and on a touchpad.
  func rotate(by delta: CGFloat, at time: TimeInterval) {
    totalRotation += delta
    if time > lastTime { velocityStorage = delta / CGFloat(time - lastTime) }
    lastTime = time
    if state == .possible {
      guard abs(totalRotation) >= Self.slop - 1e-9 else { return }
      baseRotation = totalRotation > 0 ? Self.slop : -Self.slop
    }
    state = state == .possible ? .began : .changed
  }

  /// Returns the equivalent angle between −π and π.
  private static func shortestAngle(_ angle: CGFloat) -> CGFloat { remainder(angle, 2 * .pi) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersDidEnd(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fingersWereCancelled() }

  open override func reset() {
    totalRotation = 0
    baseRotation = 0
    velocityStorage = 0
  }
}
