/// A constraint that crosses a view. The reference is weak, because the constraint's host retains it.
@MainActor struct CrossingConstraint {
  weak var constraint: NSLayoutConstraint?
}
