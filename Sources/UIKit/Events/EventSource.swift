/// A source of events. An event source delivers its events to the gesture recognizers, views and responders of a window.
@MainActor package protocol EventSource: AnyObject {
  /// Delivers the part of an event that belongs to a window.
  func deliver(_ event: UIEvent, in window: UIWindow)
}
