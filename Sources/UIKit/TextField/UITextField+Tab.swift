extension UITextField: TabNavigating {
  final func isLeft(byTabWith flags: UIKeyModifierFlags) -> Bool { true }

  final func didReceiveFocusByTab() { selectAll(nil) }
}
