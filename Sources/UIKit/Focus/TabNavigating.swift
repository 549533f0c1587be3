/// A text input from which the Tab key can move the focus.
@MainActor protocol TabNavigating: UIResponder {
  /// Returns `true` if the Tab key, pressed together with modifier keys (Shift and Control), moves the focus.
  /// Control+Tab always moves the focus.
  func tabKeyMovesFocus(with flags: UIKeyModifierFlags) -> Bool

  /// Called after a key has moved the focus to the text input and made it the first responder.
  func didReceiveFocusByTab()
}
