extension UITextField: TabNavigating {
  final func tabKeyMovesFocus(with flags: UIKeyModifierFlags) -> Bool { true }

  final func didReceiveFocusByTab() { selectAll(nil) }
}
