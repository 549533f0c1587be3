import Foundation

extension UIControl: FocusKeyHandling {
  /// Seconds that a control shows that it was pressed by a key.
  private static let flash = 0.1

  final func handleActivationKey() -> Bool {
    if isEnabled { activateByKey() }
    return true
  }

  final func handleStepKey(_ sign: Int, isVertical: Bool) -> Bool {
    isEnabled && stepByKey(sign, isVertical: isVertical)
  }

  final func handleEndKey(isFirst: Bool) -> Bool { isEnabled && moveToEndByKey(isFirst: isFirst) }

  /// Presses the control as a finger does that comes and goes.
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

  /// Tells those who listen that the user has changed the value.
  final func tellOfValueByKey() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
