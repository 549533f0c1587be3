import Foundation

/// The modifier keys of an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, UIKit's values.
  public let rawValue: Int

  /// The modifiers whose bits are set; unknown bits are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)

  /// Either Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)

  /// Either Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)

  /// Either Alt key (Option on iOS).
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Super (Windows) key. Shortcuts that iOS code declares with it also answer to Control, the key for them here.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  /// The key is on the numeric pad. Never set by the hosts that exist.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
