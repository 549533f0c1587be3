/// An object that displays the input views of a first responder.
///
/// Windows conform to this protocol. Responders use the protocol because they do not depend on the code for input views.
@MainActor protocol InputViewsOwner: AnyObject {
  /// Requests an update of the input views with the next layout.
  func setNeedsInputViewsUpdate()
}
