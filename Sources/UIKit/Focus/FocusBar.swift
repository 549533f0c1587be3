/// A bar with items for the focus: arrows stay inside or outside of it, Tab leads in and out.
@MainActor protocol FocusBar: UIView {}
