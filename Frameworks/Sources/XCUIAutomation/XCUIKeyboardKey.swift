import UIKit

/// A key of the keyboard. The raw value is the text that `typeText(_:)` takes.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The text that the key types, or a code of Apple's for keys without a text.
  public let rawValue: String
  /// Creates a key.
  ///
  /// - Parameter rawValue: The text that the key types.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key that deletes the character before the insertion point.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// The Return key.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// The Enter key, which is the same as `return` here.
  public static let enter = XCUIKeyboardKey(rawValue: "\r")
  /// The Tab key.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// The Escape key.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// The key with an arrow up.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// The key with an arrow down.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// The key with an arrow to the left.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// The key with an arrow to the right.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// The Home key.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// The End key.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// The Page Up key.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// The Page Down key.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
}

extension XCUIElement {
  /// The modifier keys.
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// The keys as a number.
    public let rawValue: UInt
    /// Creates a set of keys from a number.
    ///
    /// - Parameter rawValue: The keys as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The Caps Lock key. It has no effect.
    public static let capsLock = KeyModifierFlags(rawValue: 1)
    /// The Shift key.
    public static let shift = KeyModifierFlags(rawValue: 2)
    /// The Control key.
    public static let control = KeyModifierFlags(rawValue: 4)
    /// The Option key.
    public static let option = KeyModifierFlags(rawValue: 8)
    /// The Command key.
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
