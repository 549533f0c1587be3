/// A bar with focusable items. Tab moves the focus into the bar and out of it. Arrow keys do not.
@MainActor protocol FocusBar: UIView {}
