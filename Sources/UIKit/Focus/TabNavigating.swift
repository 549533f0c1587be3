/// A text input that Tab can move the focus out of.
@MainActor protocol TabNavigating: UIResponder {
  /// Returns whether Tab with the given modifier keys (Shift and Control) moves the focus. Control+Tab always does.
  func isLeft(byTabWith flags: UIKeyModifierFlags) -> Bool

  /// Called when a key that moves the focus has made the text the first responder.
  func focusedByTab()
}
