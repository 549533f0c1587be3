import Foundation

extension UIControl: FocusKeyHandling {
  /// The duration in seconds for which a control is shown as pressed after the press of a key.
  private static let flashDuration = 0.1

  final func handleActivationKey() -> Bool {
    if isEnabled { activateByKey() }
    return true
  }

  final func handleStepKey(_ sign: Int, isVertical: Bool) -> Bool {
    isEnabled && handleArrowKey(direction: sign, isVertical: isVertical)
  }

  final func handleHomeOrEnd(isHome: Bool) -> Bool { isEnabled && moveToEndByKey(isFirst: isHome) }

  final func handleOtherKey(_ key: UIKey) -> Bool { isEnabled && handleKey(key) }

  /// Highlights and releases the control in response to a key, with the effect of a tap.
  final func simulatePress() {
    sendActions(for: .touchDown)
    if showsMenuAsPrimaryAction, showPrimaryMenu(isPointer: false) { return }
    isHighlighted = true
    FrameTimers.schedule(after: Self.flashDuration) { [weak self] in
      if let self, !isTracking { isHighlighted = false }
    }
    sendActions(for: .touchUpInside)
    touchedUpInside(nil)
  }

  /// Sends the events of a value that the user has changed: `valueChanged` and `primaryActionTriggered`.
  final func sendValueEvents() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
