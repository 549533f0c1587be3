import UIKit

/// A key of the keyboard. The raw value is the text that `typeText(_:)` takes.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  public static let enter = XCUIKeyboardKey(rawValue: "\r")
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  public static let space = XCUIKeyboardKey(rawValue: " ")
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
}

extension XCUIElement {
  /// The modifier keys.
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = KeyModifierFlags(rawValue: 1)
    public static let shift = KeyModifierFlags(rawValue: 2)
    public static let control = KeyModifierFlags(rawValue: 4)
    public static let option = KeyModifierFlags(rawValue: 8)
    public static let command = KeyModifierFlags(rawValue: 16)

    var flags: UIKeyModifierFlags {
      var result: UIKeyModifierFlags = []
      if contains(.shift) { result.insert(.shift) }
      if contains(.control) { result.insert(.control) }
      if contains(.option) { result.insert(.alternate) }
      if contains(.command) { result.insert(.command) }
      return result
    }
  }
}
