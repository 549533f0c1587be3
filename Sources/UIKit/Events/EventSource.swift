/// Who makes events, and brings them to gesture recognizers, views and responders when their window gets them.
@MainActor package protocol EventSource: AnyObject {
  /// Delivers what the event has for a window.
  func deliver(_ event: UIEvent, in window: UIWindow)
}
