/// A text input from which the Tab key can move the focus.
@MainActor protocol TabNavigating: UIResponder {
  /// Returns whether the Tab key with modifier keys (Shift and Control) moves the focus. Control+Tab always does.
  func losesFocusOnTab(with flags: UIKeyModifierFlags) -> Bool

  /// Handles that a key has moved the focus to the text input and made it the first responder.
  func didReceiveFocusByTab()
}
