// Key-value coding sets the container view, although it is read-only: UIKit has an instance variable of this name, and tests of
// presentation controllers set it so (detroit-labs/BottomSheetPresentation on GitHub).
extension UIPresentationController: NamedProperties {
  func namedValue(_ name: String) -> Any? { name == "containerView" ? containerView : nil }

  func setNamedValue(_ name: String, to value: Any?) -> _MemberAssignment {
    name == "containerView" ? _assign(value, like: containerView) { containerView = $0 } : .missing
  }
}
