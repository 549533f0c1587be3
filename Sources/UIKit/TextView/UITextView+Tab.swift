extension UITextView: TabNavigating {
  /// Returns whether the Tab key with the held modifier keys moves the focus. Only Shift-Tab does. Tab without
  /// modifiers inserts a tab character.
  final func tabKeyMovesFocus(with flags: UIKeyModifierFlags) -> Bool { flags.contains(.shift) }

  final func didReceiveFocusByTab() {}
}
