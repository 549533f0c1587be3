import UIKit

/// Tables of the names of keys in test scripts, and of the characters that the keys produce.
enum TestKeys {
  private static let usagesByName: [String: UIKeyboardHIDUsage] = [
    "escape": .keyboardEscape, "return": .keyboardReturnOrEnter, "enter": .keyboardReturnOrEnter,
    "tab": .keyboardTab, "space": .keyboardSpacebar, "backspace": .keyboardDeleteOrBackspace,
    "delete": .keyboardDeleteForward, "up": .keyboardUpArrow, "down": .keyboardDownArrow,
    "left": .keyboardLeftArrow, "right": .keyboardRightArrow, "pageup": .keyboardPageUp,
    "pagedown": .keyboardPageDown, "home": .keyboardHome, "end": .keyboardEnd, "insert": .keyboardInsert,
    "f1": .keyboardF1, "f2": .keyboardF2, "f3": .keyboardF3, "f4": .keyboardF4, "f5": .keyboardF5,
    "f6": .keyboardF6, "f7": .keyboardF7, "f8": .keyboardF8, "f9": .keyboardF9, "f10": .keyboardF10,
    "f11": .keyboardF11, "f12": .keyboardF12, "minus": .keyboardHyphen, "plus": .keyboardEqualSign,
  ]

  static func usage(named name: String) -> UIKeyboardHIDUsage? {
    let name = name.lowercased()
    if let usage = usagesByName[name] { return usage }
    guard let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1 else { return nil }
    switch scalar {
    case "a"..."z": return UIKeyboardHIDUsage(rawValue: 4 + Int(scalar.value - 97))
    case "1"..."9": return UIKeyboardHIDUsage(rawValue: 30 + Int(scalar.value - 49))
    case "0": return .keyboard0
    case "-": return .keyboardHyphen
    case "=", "+": return .keyboardEqualSign
    case ".": return .keyboardPeriod
    case ",": return .keyboardComma
    case "/": return .keyboardSlash
    default: return nil
    }
  }

  static func text(of usage: UIKeyboardHIDUsage) -> String {
    switch usage.rawValue {
    case 4...29: return String(UnicodeScalar(UInt8(97 + usage.rawValue - 4)))
    case 30...38: return String(UnicodeScalar(UInt8(49 + usage.rawValue - 30)))
    case 39: return "0"
    case 40: return "\r"
    case 42: return "\u{8}"
    case 43: return "\t"
    case 44: return " "
    case 45: return "-"
    case 46: return "="
    case 47: return "["
    case 48: return "]"
    case 49: return "\\"
    case 51: return ";"
    case 52: return "'"
    case 53: return "`"
    case 54: return ","
    case 55: return "."
    case 56: return "/"
    default: return ""
    }
  }

  /// Returns the characters that a key produces with Shift, on a US keyboard.
  static func shiftedText(of usage: UIKeyboardHIDUsage) -> String {
    let unshiftedText = text(of: usage)
    let shiftedSigns: [String: String] = [
      "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(", "0": ")", "-": "_",
      "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"", "`": "~", ",": "<", ".": ">", "/": "?",
    ]
    return shiftedSigns[unshiftedText] ?? unshiftedText.uppercased()
  }
}
