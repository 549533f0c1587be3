/// The base class of Tessera's own continuous gesture recognizers. Subclasses detect the beginning and override the
/// methods for the beginning, each change and the end.
@MainActor class IncrementalGestureRecognizer: UIGestureRecognizer {
  /// Creates a recognizer for touches of one type. The recognizer does not delay the end of touches in its view.
  init(_ type: UITouch.TouchType) {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: type.rawValue)]
    delaysTouchesEnded = false
  }

  /// Handles the beginning of the gesture. The method is called before `gestureDidChange()`. Subclasses override this method. The
  /// default implementation does nothing.
  func begin() {}
  /// Handles the beginning and each change of the gesture. Subclasses override this method. The default implementation does nothing.
  func gestureDidChange() {}
  /// Handles the end or the cancellation of the gesture. Subclasses override this method. The default implementation does nothing.
  func finish() {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersDidEnd(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fingersWereCancelled() }

  override func sendActions() {
    switch state {
    case .began:
      begin()
      gestureDidChange()
    case .changed: gestureDidChange()
    default: finish()
    }
    super.sendActions()
  }
}
