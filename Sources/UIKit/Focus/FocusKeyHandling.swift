import Foundation

/// A view that handles keys while it is focused, such as a control. Space and Return act like a tap. Arrow keys change
/// the value.
@MainActor protocol FocusKeyHandling: UIView {
  /// Performs the action of a tap. Returns `true` if the view handles the key.
  func handleActivationKey() -> Bool

  /// Increases or decreases the value by one step.
  ///
  /// - Parameters:
  ///   - sign: 1 for the up arrow and for the arrow that points to the trailing edge, -1 for the other two arrows.
  ///   - isVertical: `true` for the up and down arrows.
  /// - Returns: `true` if the view handles the key. If the result is `false`, the arrow key moves the focus.
  func handleStepKey(_ sign: Int, isVertical: Bool) -> Bool

  /// Sets the value to its minimum, or to its maximum if `isHome` is `false`. Returns `true` if the view handles the
  /// key.
  func handleHomeOrEnd(isHome: Bool) -> Bool

  /// Handles any other key, such as a page key or a character. Returns `true` if the view handles the key. The default
  /// implementation returns `false`.
  func handleOtherKey(_ key: UIKey) -> Bool
}

extension FocusKeyHandling {
  func handleOtherKey(_ key: UIKey) -> Bool { false }
}

extension UIView {
  /// Passes a key to the focused view. Returns `true` if the view handles the key.
  final func handleFocusedKey(_ key: UIKey) -> Bool {
    let keyHandler = self as? any FocusKeyHandling
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let keyHandler { return keyHandler.handleActivationKey() }
      return self is any UIKeyInput && becomeFirstResponder()
    case .keyboardUpArrow: return keyHandler?.handleStepKey(1, isVertical: true) ?? false
    case .keyboardDownArrow: return keyHandler?.handleStepKey(-1, isVertical: true) ?? false
    case .keyboardRightArrow: return keyHandler?.handleStepKey(isMirrored ? -1 : 1, isVertical: false) ?? false
    case .keyboardLeftArrow: return keyHandler?.handleStepKey(isMirrored ? 1 : -1, isVertical: false) ?? false
    case .keyboardHome: return keyHandler?.handleHomeOrEnd(isHome: true) ?? false
    case .keyboardEnd: return keyHandler?.handleHomeOrEnd(isHome: false) ?? false
    default: return keyHandler?.handleOtherKey(key) ?? false
    }
  }
}
