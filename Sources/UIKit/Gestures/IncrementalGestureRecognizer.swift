/// The base class of Tessera's own continuous gesture recognizers. Subclasses detect the beginning and override the
/// methods for the beginning, each change and the end.
@MainActor class IncrementalGestureRecognizer: UIGestureRecognizer {
  /// Creates a recognizer for touches of one type. It does not delay the end of touches in its view.
  init(_ type: UITouch.TouchType) {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: type.rawValue)]
    delaysTouchesEnded = false
  }

  /// Called when the gesture begins, before `follow()`.
  func begin() {}
  /// Called when the gesture begins and whenever it changes.
  func follow() {}
  /// Called when the gesture ends or is cancelled.
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
