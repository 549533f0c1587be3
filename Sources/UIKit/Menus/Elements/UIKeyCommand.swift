import Foundation

/// A keyboard shortcut.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The names of keys that say nothing.
  public static let inputUpArrow = "UIKeyInputUpArrow"

  /// As `input`: the arrow key down.
  public static let inputDownArrow = "UIKeyInputDownArrow"

  /// As `input`: the arrow key left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"

  /// As `input`: the arrow key right.
  public static let inputRightArrow = "UIKeyInputRightArrow"

  /// As `input`: Escape.
  public static let inputEscape = "UIKeyInputEscape"

  /// As `input`: Page Up.
  public static let inputPageUp = "UIKeyInputPageUp"

  /// As `input`: Page Down.
  public static let inputPageDown = "UIKeyInputPageDown"

  /// As `input`: Home.
  public static let inputHome = "UIKeyInputHome"

  /// As `input`: End.
  public static let inputEnd = "UIKeyInputEnd"

  /// As `input`: the forward Delete key (Backspace is the character U+0008).
  public static let inputDelete = "UIKeyInputDelete"

  /// As `input`: function key 1.
  public static let f1 = "UIKeyInputF1"

  /// As `input`: function key 2.
  public static let f2 = "UIKeyInputF2"

  /// As `input`: function key 3.
  public static let f3 = "UIKeyInputF3"

  /// As `input`: function key 4.
  public static let f4 = "UIKeyInputF4"

  /// As `input`: function key 5.
  public static let f5 = "UIKeyInputF5"

  /// As `input`: function key 6.
  public static let f6 = "UIKeyInputF6"

  /// As `input`: function key 7.
  public static let f7 = "UIKeyInputF7"

  /// As `input`: function key 8.
  public static let f8 = "UIKeyInputF8"

  /// As `input`: function key 9.
  public static let f9 = "UIKeyInputF9"

  /// As `input`: function key 10.
  public static let f10 = "UIKeyInputF10"

  /// As `input`: function key 11.
  public static let f11 = "UIKeyInputF11"

  /// As `input`: function key 12.
  public static let f12 = "UIKeyInputF12"

  /// The character that the key says without modifiers, or one of the names above.
  public let input: String?

  /// The modifier keys that must be down, and no others. `command` also answers to Control.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command goes before a text field's own use of the key. Default false.
  open var wantsPriorityOverSystemBehavior = false

  /// A shortcut that sends `action` along the responder chain. `input` is the character without modifiers, or one of
  /// the names above.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// The old form, without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
}
