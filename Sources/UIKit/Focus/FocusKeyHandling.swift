import Foundation

/// A view with keys of its own while it has the focus: a control, a button of a bar. Space and Return do what a tap does,
/// arrows change values.
@MainActor protocol FocusKeyHandling: UIView {
  /// Does what a tap does. Returns whether the key was for the view.
  func handleActivationKey() -> Bool

  /// Goes one step on or back.
  ///
  /// - Parameters:
  ///   - sign: 1 for an arrow upwards or towards the end of the line, -1 for the others.
  ///   - isVertical: Whether it is an arrow upwards or downwards.
  /// - Returns: Whether the key was for the view. An arrow along which it has no values leads the focus on.
  func handleStepKey(_ sign: Int, isVertical: Bool) -> Bool

  /// Goes to the first value or the last one. Returns whether the key was for the view.
  func handleEndKey(isFirst: Bool) -> Bool
}

extension UIView {
  /// Gives a key to the view, which has the focus. Returns whether it was for the view.
  final func handleFocusedKey(_ key: UIKey) -> Bool {
    let handling = self as? any FocusKeyHandling
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let handling { return handling.handleActivationKey() }
      return self is any UIKeyInput && becomeFirstResponder()
    case .keyboardUpArrow: return handling?.handleStepKey(1, isVertical: true) ?? false
    case .keyboardDownArrow: return handling?.handleStepKey(-1, isVertical: true) ?? false
    case .keyboardRightArrow: return handling?.handleStepKey(isMirrored ? -1 : 1, isVertical: false) ?? false
    case .keyboardLeftArrow: return handling?.handleStepKey(isMirrored ? 1 : -1, isVertical: false) ?? false
    case .keyboardHome: return handling?.handleEndKey(isFirst: true) ?? false
    case .keyboardEnd: return handling?.handleEndKey(isFirst: false) ?? false
    default: return false
    }
  }
}
