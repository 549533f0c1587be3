/// A gesture of ours that lasts: subclasses make out when it begins and hear of its beginning, its steps and its end.
@MainActor class StepGestureRecognizer: UIGestureRecognizer {
  /// Watches touches of one kind. Views get the end of touches without waiting for it.
  init(_ type: UITouch.TouchType) {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: type.rawValue)]
    delaysTouchesEnded = false
  }

  /// It has begun; `follow` comes right after it.
  func begin() {}
  /// It is somewhere else.
  func follow() {}
  /// It is over, or was broken off.
  func finish() {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersEnded(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fingersCancelled() }

  override func sendActions() {
    switch state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    default: finish()
    }
    super.sendActions()
  }
}
