/// A text from which Tab can move the focus.
@MainActor protocol TabNavigating: UIResponder {
  /// Returns a Boolean value that indicates whether Tab with some of the keys Shift and Control moves the focus.
  /// Control+Tab always does.
  func isLeft(byTabWith flags: UIKeyModifierFlags) -> Bool

  /// Called when a key that moves the focus has made the text the first responder.
  func focusedByTab()
}
