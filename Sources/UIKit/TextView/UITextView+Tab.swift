extension UITextView: TabLeaving {
  /// Tab alone writes one.
  final func isLeft(byTabWith flags: UIKeyModifierFlags) -> Bool { flags.contains(.shift) }

  final func tabArrived() {}
}
