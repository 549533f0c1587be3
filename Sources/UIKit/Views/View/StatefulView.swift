/// A view with the states of a control, which key-value observers observe.
@MainActor protocol StatefulView: UIView {
  var isEnabled: Bool { get }
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
}
