/// A bar of focusable items. Tab moves the focus into and out of the bar; arrow keys do not.
@MainActor protocol FocusBar: UIView {}
