extension UITextView: TabNavigating {
  /// Indicates whether Tab moves the focus. Only Shift+Tab does; Tab alone inserts a tab character.
  final func isLeft(byTabWith flags: UIKeyModifierFlags) -> Bool { flags.contains(.shift) }

  final func focusedByTab() {}
}
