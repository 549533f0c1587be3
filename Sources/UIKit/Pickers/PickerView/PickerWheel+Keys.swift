import Foundation

extension PickerWheel: FocusKeyHandling {
  /// The number of rows by which Page Up and Page Down turn a wheel.
  private static let pageRows = 5

  func handleActivationKey() -> Bool { false }

  func handleStepKey(_ sign: Int, isVertical: Bool) -> Bool {
    guard isVertical else { return false }
    // The up arrow moves to the row above, which has a smaller index.
    turn(to: targetRow - sign)
    return true
  }

  func handleHomeOrEnd(isHome: Bool) -> Bool {
    turn(to: isHome ? 0 : count - 1)
    return true
  }

  func handleOtherKey(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardPageUp: turn(to: targetRow - Self.pageRows)
    case .keyboardPageDown: turn(to: targetRow + Self.pageRows)
    default:
      guard key.characters.count == 1, let letter = key.characters.unicodeScalars.first, letter.value > 32,
        letter.value != 127
      else { return false }
      _ = turn(toTyped: key.characters)
    }
    return true
  }
}
