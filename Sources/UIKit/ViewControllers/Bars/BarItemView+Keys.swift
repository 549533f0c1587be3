extension BarItemView: FocusKeyHandling {
  func handleActivationKey() -> Bool {
    activate()
    return true
  }

  func handleStepKey(_ sign: Int, isVertical: Bool) -> Bool { false }

  func handleHomeOrEnd(isHome: Bool) -> Bool { false }
}
