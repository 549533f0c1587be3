extension UITextView: TabNavigating {
  /// Returns whether the Tab key moves the focus if some modifier keys are held down. Only Shift-Tab does. Tab without
  /// modifiers inserts a tab character.
  final func isLeft(byTabWith flags: UIKeyModifierFlags) -> Bool { flags.contains(.shift) }

  final func focusedByTab() {}
}
