/// Delivers presses to the gesture recognizers whose `allowedPressTypes` contain the type of the press.
@MainActor final class PressGestures {
  static var shared: PressGestures { ApplicationContext.object(.pressGestures, PressGestures()) }

  /// Delivers a press to the recognizers of the responder's view and of its superviews. Returns true if one of them has
  /// recognized its gesture. Responders then do not receive the press.
  func deliver(_ press: UIPress, to firstResponder: UIResponder, event: UIPressesEvent) -> Bool {
    if press.phase == .began { adopt(press, firstResponder, event) }
    guard let gestures = press.gestureRecognizers, !gestures.isEmpty else { return false }
    var isHandled = false
    GestureEnvironment.shared.update {
      for gesture in gestures where gesture.state.rawValue <= UIGestureRecognizer.State.changed.rawValue {
        gesture.modifierFlags = event.modifierFlags
        switch press.phase {
        case .began: gesture.pressesBegan([press], with: event)
        case .changed: gesture.pressesChanged([press], with: event)
        case .ended: gesture.pressesEnded([press], with: event)
        case .cancelled: gesture.pressesCancelled([press], with: event)
        case .stationary: break
        }
        switch gesture.storedState {
        case .began, .changed, .ended: isHandled = isHandled || gesture.cancelsTouchesInView
        case .possible, .cancelled, .failed: break
        }
      }
    }
    if press.phase == .ended || press.phase == .cancelled { press.gestureRecognizers = nil }
    return isHandled
  }

  private func adopt(_ press: UIPress, _ firstResponder: UIResponder, _ event: UIPressesEvent) {
    var gestures: [UIGestureRecognizer] = []
    var view = firstResponder.shownView
    while let current = view {
      for gesture in current.gestureRecognizers ?? []
      where gesture.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue })
        && GestureEnvironment.shared.accepts(gesture, event)
        && (gesture.delegate?.gestureRecognizer(gesture, shouldReceive: press) ?? true)
      {
        GestureEnvironment.shared.activate(gesture, for: press)
        gestures.append(gesture)
      }
      view = current.superview
    }
    press.gestureRecognizers = gestures
  }
}
