/// Text that Tab leads out of, and into.
@MainActor protocol TabLeaving: UIResponder {
  /// Returns whether Tab with some of the keys Shift and Control leads out of the text. Control+Tab always does.
  func isLeft(byTabWith flags: UIKeyModifierFlags) -> Bool

  /// Called when the text has become the first responder by a key that moves the focus.
  func tabArrived()
}
