import Foundation

/// A set of modifier keys that are held down during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the modifiers. The values are the same as in UIKit.
  public let rawValue: Int

  /// Creates a set with the bits of a raw value.
  ///
  /// - Parameter rawValue: The bits of the modifiers. Unknown bits are preserved.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)

  /// Either Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)

  /// Either Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)

  /// Either Alt key (Option on iOS).
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Super (Windows) key. Key commands that are declared with it also respond to Control, which is the usual
  /// modifier of shortcuts on Linux.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)

  /// A key of the numeric keypad. The hosts of Tessera never set it.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
