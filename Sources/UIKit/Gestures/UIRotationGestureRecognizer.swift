import Foundation

/// Two fingers that turn about one another, or a touchpad that says so.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var lastAngle: CGFloat = 0
  /// How far the fingers have turned since they came down, whole turns included.
  private var turned: CGFloat = 0
  /// The turn at which the rotation is 0.
  private var base: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var storedVelocity: CGFloat = 0

  /// The turn that begins the gesture and does not count (measurements.md, 7.6): 5 degrees.
  static let slop: CGFloat = 5 * .pi / 180

  /// How far the fingers have turned, in radians, clockwise positive; setting it makes the present angle count as that.
  /// Default 0.
  open var rotation: CGFloat {
    get { turned - base }
    set { base = turned - newValue }
  }

  /// Radians a second. Default 0.
  open var velocity: CGFloat { storedVelocity }

  private var angle: CGFloat? { lineOfTwoFingers.map { atan2($0.dy, $0.dx) } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !ignoreBeyondTwoFingers(touches, event), let angle else { return }
    // A second finger that comes back goes on from where the rotation is.
    lastAngle = angle
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle else { return }
    turn(by: Self.shortWay(angle - lastAngle), at: touches.map(\.timestamp).max() ?? event.timestamp)
    lastAngle = angle
  }

  /// The fingers, or those on a touchpad, have turned on by `delta`.
  func turn(by delta: CGFloat, at time: TimeInterval) {
    turned += delta
    if time > lastTime { storedVelocity = delta / CGFloat(time - lastTime) }
    lastTime = time
    if state == .possible {
      guard abs(turned) >= Self.slop - 1e-9 else { return }
      base = turned > 0 ? Self.slop : -Self.slop
    }
    state = state == .possible ? .began : .changed
  }

  /// The same angle between half a turn back and half a turn on.
  private static func shortWay(_ angle: CGFloat) -> CGFloat { remainder(angle, 2 * .pi) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersEnded(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fingersCancelled() }

  open override func reset() {
    turned = 0
    base = 0
    storedVelocity = 0
  }
}
