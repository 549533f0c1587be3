extension UITextView: TabNavigating {
  /// Returns whether Tab with the given modifiers moves the focus. Only Shift+Tab does; Tab alone inserts a tab
  /// character.
  final func isLeft(byTabWith flags: UIKeyModifierFlags) -> Bool { flags.contains(.shift) }

  final func focusedByTab() {}
}
