import Foundation

/// The modifier keys of an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Super (Windows) key. Shortcuts that iOS code declares with it also answer to Control, the key for them here.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key, as a press names it.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key says with its modifiers; the names of `UIKeyCommand` for keys that say nothing.
  open package(set) var characters: String
  open package(set) var charactersIgnoringModifiers: String
  open package(set) var modifierFlags: UIKeyModifierFlags
  open package(set) var keyCode: UIKeyboardHIDUsage

  package init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }
}
