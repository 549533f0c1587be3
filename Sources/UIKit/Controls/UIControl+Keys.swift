import Foundation

extension UIControl: FocusKeyHandling {
  /// The duration for which a control looks pressed after a key, in seconds.
  private static let flash = 0.1

  final func handleActivationKey() -> Bool {
    if isEnabled { activateByKey() }
    return true
  }

  final func handleStepKey(_ sign: Int, isVertical: Bool) -> Bool {
    isEnabled && stepByKey(sign, isVertical: isVertical)
  }

  final func handleEndKey(isFirst: Bool) -> Bool { isEnabled && moveToEndByKey(isFirst: isFirst) }

  /// Presses and releases the control, as a tap does.
  final func pressByKey() {
    sendActions(for: .touchDown)
    if showsMenuAsPrimaryAction, showPrimaryMenu(isPointer: false) { return }
    isHighlighted = true
    FrameTimers.after(Self.flash) { [weak self] in
      if let self, !isTracking { isHighlighted = false }
    }
    sendActions(for: .touchUpInside)
    touchedUpInside(nil)
  }

  /// Sends the events that report a value changed by the user.
  final func sendValueEvents() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
