/// What a window does with an event.
@MainActor enum WindowEvents {
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    if let presses = event as? UIPressesEvent {
      PressDispatcher.shared.deliver(presses, in: window)
    } else {
      TouchDispatcher.shared.deliver(event, in: window)
    }
  }
}
