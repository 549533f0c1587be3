extension UITextField: TabNavigating {
  final func losesFocusOnTab(with flags: UIKeyModifierFlags) -> Bool { true }

  final func didReceiveFocusByTab() { selectAll(nil) }
}
