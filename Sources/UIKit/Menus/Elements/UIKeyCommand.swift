import Foundation

/// A command with a keyboard shortcut.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The `input` of the Up Arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"

  /// The `input` of the Down Arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"

  /// The `input` of the Left Arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"

  /// The `input` of the Right Arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"

  /// The `input` of the Escape key.
  public static let inputEscape = "UIKeyInputEscape"

  /// The `input` of the Page Up key.
  public static let inputPageUp = "UIKeyInputPageUp"

  /// The `input` of the Page Down key.
  public static let inputPageDown = "UIKeyInputPageDown"

  /// The `input` of the Home key.
  public static let inputHome = "UIKeyInputHome"

  /// The `input` of the End key.
  public static let inputEnd = "UIKeyInputEnd"

  /// The `input` of the forward Delete key. The `input` of the Backspace key is the character U+0008.
  public static let inputDelete = "UIKeyInputDelete"

  /// The `input` of the function key F1.
  public static let f1 = "UIKeyInputF1"

  /// The `input` of the function key F2.
  public static let f2 = "UIKeyInputF2"

  /// The `input` of the function key F3.
  public static let f3 = "UIKeyInputF3"

  /// The `input` of the function key F4.
  public static let f4 = "UIKeyInputF4"

  /// The `input` of the function key F5.
  public static let f5 = "UIKeyInputF5"

  /// The `input` of the function key F6.
  public static let f6 = "UIKeyInputF6"

  /// The `input` of the function key F7.
  public static let f7 = "UIKeyInputF7"

  /// The `input` of the function key F8.
  public static let f8 = "UIKeyInputF8"

  /// The `input` of the function key F9.
  public static let f9 = "UIKeyInputF9"

  /// The `input` of the function key F10.
  public static let f10 = "UIKeyInputF10"

  /// The `input` of the function key F11.
  public static let f11 = "UIKeyInputF11"

  /// The `input` of the function key F12.
  public static let f12 = "UIKeyInputF12"

  /// The key of the command: the character that the key enters without modifiers, or one of the constants of
  /// `UIKeyCommand`, such as `inputEscape`.
  public let input: String?

  /// The modifier keys that must be pressed. If other modifier keys are pressed as well, the command is not performed.
  /// Pressing the Control key also matches `command`.
  public let modifierFlags: UIKeyModifierFlags
  /// A Boolean value that determines whether the command has priority over the key's effect in text input. The default
  /// is `false`.
  open var wantsPriorityOverSystemBehavior = false

  /// A Boolean value that determines whether the key is the opposite one in a window whose layout direction is from
  /// right to left. This applies to the keys Left Arrow and Right Arrow and to the characters `[]`, `{}`, `()` and
  /// `<>`. The value of `input` does not change. The default is `true`.
  ///
  /// Source: Apple, `allowsAutomaticMirroring`.
  open var allowsAutomaticMirroring = true

  /// The keys that represent a direction, with the opposite ones.
  private static let mirroredInputs = [
    inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
    "(": ")", ")": "(", "<": ">", ">": "<",
  ]

  /// Returns the key of the command in a window with a layout direction.
  package final func input(in direction: UITraitEnvironmentLayoutDirection) -> String? {
    guard direction == .rightToLeft, allowsAutomaticMirroring, let input else { return input }
    return Self.mirroredInputs[input] ?? input
  }

  /// Creates a command with a title and a keyboard shortcut.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - action: The selector that is sent along the responder chain.
  ///   - input: The character that the key enters without modifiers, or a constant such as `inputEscape`.
  ///   - modifierFlags: The modifier keys.
  ///   - propertyList: A value that distinguishes commands with the same action.
  ///   - alternates: The alternatives while additional modifier keys are pressed.
  ///   - discoverabilityTitle: A longer description, or `nil` if there is none.
  ///   - attributes: The attributes, such as `disabled` or `destructive`.
  ///   - state: The state, which a menu shows as a checkmark or a dash beside the title.
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

  /// Creates a key command from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    input = coder.decodeString(forKey: "input")
    modifierFlags = UIKeyModifierFlags(
      rawValue: .init(clamping: coder.decodeInt(forKey: "modifierFlags")))
    super.init(coder: coder)
    wantsPriorityOverSystemBehavior = coder.decodeFlag(forKey: "wantsPriority")
    allowsAutomaticMirroring = !coder.decodeFlag(forKey: "disablesMirroring")
  }

  /// Encodes the command with its key.
  ///
  /// - Parameter coder: The archiver.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encodeString(input, forKey: "input")
    coder.encode(Int(modifierFlags.rawValue), forKey: "modifierFlags")
    coder.encode(wantsPriorityOverSystemBehavior, forKey: "wantsPriority")
    coder.encode(!allowsAutomaticMirroring, forKey: "disablesMirroring")
  }

  /// Creates a command with a keyboard shortcut and no title.
  ///
  /// - Parameters:
  ///   - input: The character that the key enters without modifiers, or a constant such as `inputEscape`.
  ///   - modifierFlags: The modifier keys.
  ///   - action: The selector that is sent along the responder chain.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    guard Swift.type(of: self) == UIKeyCommand.self, let action, let input else { return self }
    let copy = UIKeyCommand(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
    copy.subtitle = subtitle
    copy.selectedImage = selectedImage
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    return copy
  }
}
