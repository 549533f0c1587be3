/// An editing command that a key triggers, according to the key bindings of desktop systems.
enum TextCommand: Equatable {
  case move(TextMovement, extends: Bool)
  /// Deletes the selection, or the text between the caret and the end of the movement.
  case delete(TextMovement)
  case selectAll, copy, cut, paste, undo, redo

  /// Indicates whether the command changes the text.
  var isEdit: Bool {
    switch self {
    case .move, .selectAll, .copy: false
    case .delete, .cut, .paste, .undo, .redo: true
    }
  }

  /// Creates the command that a key triggers. The result is `nil` for keys that enter text or have another meaning. Control and Command
  /// are equivalent.
  @MainActor init?(_ key: UIKey) {
    let flags = key.modifierFlags
    guard !flags.contains(.alternate) else { return nil }
    let isControl = !flags.isDisjoint(with: [.control, .command])
    let isShift = flags.contains(.shift)
    if let movement = Self.movement(key.keyCode, isControl: isControl) {
      self = .move(movement, extends: isShift)
      return
    }
    switch (key.keyCode, isControl, isShift) {
    case (.keyboardDeleteForward, false, true): self = .cut
    case (.keyboardDeleteForward, _, _): self = .delete(isControl ? .wordRight : .right)
    case (.keyboardDeleteOrBackspace, true, _): self = .delete(.wordLeft)
    case (.keyboardInsert, true, false): self = .copy
    case (.keyboardInsert, false, true): self = .paste
    case (.keyboardA, true, false): self = .selectAll
    case (.keyboardC, true, false): self = .copy
    case (.keyboardX, true, false): self = .cut
    case (.keyboardV, true, _): self = .paste
    case (.keyboardZ, true, _): self = isShift ? .redo : .undo
    case (.keyboardY, true, false): self = .redo
    default: return nil
    }
  }

  @MainActor private static func movement(_ code: UIKeyboardHIDUsage, isControl: Bool) -> TextMovement? {
    switch code {
    case .keyboardLeftArrow: isControl ? .wordLeft : .left
    case .keyboardRightArrow: isControl ? .wordRight : .right
    case .keyboardUpArrow: isControl ? .paragraphUp : .up
    case .keyboardDownArrow: isControl ? .paragraphDown : .down
    case .keyboardHome: isControl ? .start : .lineStart
    case .keyboardEnd: isControl ? .end : .lineEnd
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: nil
    }
  }
}
