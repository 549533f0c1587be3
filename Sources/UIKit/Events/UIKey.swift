import Foundation

/// The key that was pressed or released: its characters, its modifiers and its position on the keyboard.
@preconcurrency @MainActor open class UIKey: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  /// The characters that the key enters with its modifiers. For a key that enters no characters, the value is a constant of
  /// `UIKeyCommand`, such as `inputUpArrow`.
  open package(set) var characters = ""
  /// The characters that the key enters without modifiers. Letters are in lower case. For a key that enters no characters, the
  /// value is a constant of `UIKeyCommand`, such as `inputUpArrow`.
  open package(set) var charactersIgnoringModifiers = ""

  /// The modifier keys that were held down together with the key.
  open package(set) var modifierFlags: UIKeyModifierFlags = []

  /// The USB HID usage of the physical key. It does not depend on the keyboard layout.
  open package(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

  /// Creates a key without characters. Subclasses call this initializer.
  public override init() { super.init() }

  /// Creates a key from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init()
    characters = coder.decodeString(forKey: "UIKeyCharacters") ?? ""
    charactersIgnoringModifiers =
      coder.decodeString(forKey: "UIKeyCharactersIgnoringModifiers") ?? ""
    modifierFlags = UIKeyModifierFlags(
      rawValue: .init(clamping: coder.decodeInt(forKey: "UIKeyModifierFlags")))
    keyCode =
      UIKeyboardHIDUsage(rawValue: .init(clamping: coder.decodeInt(forKey: "UIKeyCode")))
      ?? .keyboardErrorUndefined
  }

  /// Encodes the characters, the modifier flags and the key code.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {
    coder.encodeString(characters, forKey: "UIKeyCharacters")
    coder.encodeString(charactersIgnoringModifiers, forKey: "UIKeyCharactersIgnoringModifiers")
    coder.encode(Int(modifierFlags.rawValue), forKey: "UIKeyModifierFlags")
    coder.encode(Int(keyCode.rawValue), forKey: "UIKeyCode")
  }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the key itself, because keys are immutable.
  ///
  /// - Parameter zone: Not used.
  /// - Returns: The same object.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  package convenience init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.init()
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}
