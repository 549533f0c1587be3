/// An object that shows the input views of a first responder. Windows conform to it where the input views are declared,
/// above the layer of responders.
@MainActor protocol InputViewsOwner: AnyObject {
  /// Updates the input views with the next layout.
  func setNeedsInputViewsUpdate()
}
