/// A bar of focusable items. Arrow keys do not move the focus into or out of it, Tab does.
@MainActor protocol FocusBar: UIView {}
