/// A bar with focusable items. Tab moves the focus into the bar and out of it; arrow keys do not.
@MainActor protocol FocusBar: UIView {}
