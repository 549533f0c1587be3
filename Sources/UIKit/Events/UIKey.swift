import Foundation

/// The key that was pressed or released: its characters, its modifiers and its position on the keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
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
