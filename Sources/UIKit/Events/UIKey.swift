import Foundation

/// A key, as a press names it.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key says with its modifiers; the names of `UIKeyCommand` for keys that say nothing.
  open package(set) var characters = ""
  /// What the key says without modifiers, letters small; the names of `UIKeyCommand` for keys that say nothing.
  open package(set) var charactersIgnoringModifiers = ""

  /// The modifier keys that were down with it.
  open package(set) var modifierFlags: UIKeyModifierFlags = []

  /// The physical key, by its USB HID usage: independent of the keyboard's layout.
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
