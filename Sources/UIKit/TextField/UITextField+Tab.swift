extension UITextField: TabLeaving {
  final func isLeft(byTabWith flags: UIKeyModifierFlags) -> Bool { true }

  final func tabArrived() { selectAll(nil) }
}
