import UIKit

/// The keys of a keyboard with the texts that they enter.
enum KeyCodes {
  /// Returns the key for a text of `XCUIKeyboardKey`, a letter or a digit.
  static func usage(of text: String) -> UIKeyboardHIDUsage {
    switch text {
    case "\r", "\n": return .keyboardReturnOrEnter
    case "\u{8}", "\u{7F}": return .keyboardDeleteOrBackspace
    case "\t": return .keyboardTab
    case " ": return .keyboardSpacebar
    case "\u{1B}": return .keyboardEscape
    case "\u{F700}": return .keyboardUpArrow
    case "\u{F701}": return .keyboardDownArrow
    case "\u{F702}": return .keyboardLeftArrow
    case "\u{F703}": return .keyboardRightArrow
    case "\u{F729}": return .keyboardHome
    case "\u{F72B}": return .keyboardEnd
    case "\u{F72C}": return .keyboardPageUp
    case "\u{F72D}": return .keyboardPageDown
    default: break
    }
    guard let code = text.lowercased().unicodeScalars.first?.value else { return .keyboardErrorUndefined }
    let first = UIKeyboardHIDUsage.keyboardA.rawValue
    switch code {
    case 97...122: return UIKeyboardHIDUsage(rawValue: first + Int(code) - 97) ?? .keyboardErrorUndefined
    case 49...57: return UIKeyboardHIDUsage(rawValue: first + 26 + Int(code) - 49) ?? .keyboardErrorUndefined
    case 48: return .keyboard0
    default: return .keyboardErrorUndefined
    }
  }
}
