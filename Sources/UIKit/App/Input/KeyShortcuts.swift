/// Finds the command for a key. The search begins with the first responder, follows the responder chain and ends with
/// the main menu. The commands of a responder are searched in their order. The first command that matches directly or
/// by one of its alternates is used (measured on UIKit, cases `keycommand-direct-before-base` and
/// `keycommand-direct-after-base` of Tests/Oracle).
@MainActor enum KeyShortcuts {
  /// Performs the command for a key. Returns false if there is no command, or if no responder implements its action.
  static func perform(_ key: UIKey, from firstResponder: UIResponder, event: UIEvent) -> Bool {
    let direction = layoutDirection(at: firstResponder)
    var chain = ResponderChain(from: firstResponder)
    while let current = chain.next() {
      let addedCommands = (current as? UIViewController)?.addedKeyCommands ?? []
      for command in matchingCommands(key, (current.keyCommands ?? []) + addedCommands, direction) {
        guard let action = command.action, !isText(key, command, firstResponder) else { continue }
        // The command is validated once, before anything else, even if it is not performed (measured on UIKit, case
        // `keycommand-validate` of Tests/Oracle).
        firstResponder.validate(command)
        if command.attributes.contains(.disabled) { continue }
        command.sender = event
        defer { command.sender = nil }
        if ResponderActions.send(action, from: current, sender: command, event: event) { return true }
      }
    }
    // The main menu is searched last, because a responder's own command has priority (measured on UIKit, case
    // `keycommand-responder-beats-menu` of Tests/Oracle).
    for command in matchingCommands(key, UIMenuSystem.main.keyCommands, direction)
    where !isText(key, command, firstResponder) && send(command, firstResponder, event) { return true }
    return false
  }

  /// Returns the layout direction of the window in which keys are pressed.
  private static func layoutDirection(at firstResponder: UIResponder) -> UITraitEnvironmentLayoutDirection {
    var chain = ResponderChain(from: firstResponder)
    while let current = chain.next() {
      if let window = current as? UIWindow { return window.traitCollection.layoutDirection }
    }
    return UIScreen.main.traitCollection.layoutDirection
  }

  /// Returns whether a key is passed to the text that is being edited, instead of performing a command. The text receives
  /// the keys that type characters or move the insertion point, unless the command has priority (Apple,
  /// `wantsPriorityOverSystemBehavior`).
  private static func isText(_ key: UIKey, _ command: UIKeyCommand, _ firstResponder: UIResponder) -> Bool {
    guard firstResponder is any UIKeyInput, !command.wantsPriorityOverSystemBehavior, key.keyCode != .keyboardEscape
    else {
      return false
    }
    return key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
      && !key.charactersIgnoringModifiers.hasPrefix("UIKeyInputF")
  }

  /// Sends the action of a main menu command to the first responder in the chain that implements it.
  private static func send(_ command: UIKeyCommand, _ firstResponder: UIResponder, _ event: UIEvent) -> Bool {
    guard let action = command.action else { return false }
    firstResponder.validate(command)
    if command.attributes.contains(.disabled) { return false }
    command.sender = event
    defer { command.sender = nil }
    return ResponderActions.send(action, from: firstResponder, sender: command, event: event)
  }

  private static func matchingCommands(
    _ key: UIKey, _ commands: [UIKeyCommand], _ direction: UITraitEnvironmentLayoutDirection
  ) -> [UIKeyCommand] {
    let commandsWithInput = commands.filter {
      let input = $0.input(in: direction)
      return input?.lowercased() == key.charactersIgnoringModifiers.lowercased() || isShifted(input, key)
    }
    return commandsWithInput.compactMap { command in
      // A character that is typed with the Shift key implies that key: Command and "+" match the key "=" with Command
      // and Shift.
      if matches(command.modifierFlags, key)
        || isShifted(command.input(in: direction), key) && matches(command.modifierFlags.union(.shift), key)
      {
        return command
      }
      return matchingAlternate(of: command, key)
    }
  }

  /// Searches the alternates of a command for one that matches a key. Returns a command with the title, the action and the
  /// modifier flags of that alternate, or nil if no alternate matches.
  private static func matchingAlternate(of command: UIKeyCommand, _ key: UIKey) -> UIKeyCommand? {
    guard let input = command.input,
      let alternate = command.alternates.first(where: {
        matches(command.modifierFlags.union($0.modifierFlags), key)
      })
    else { return nil }
    return UIKeyCommand(
      title: alternate.title, image: command.image, action: alternate.action, input: input,
      modifierFlags: command.modifierFlags.union(alternate.modifierFlags), propertyList: command.propertyList,
      discoverabilityTitle: command.discoverabilityTitle, attributes: command.attributes, state: command.state)
  }

  /// Returns `true` if a key produces `input` only because Shift is pressed and `input` is not a letter.
  private static func isShifted(_ input: String?, _ key: UIKey) -> Bool {
    guard key.modifierFlags.contains(.shift), let input, input == key.characters, input.count == 1,
      input != key.charactersIgnoringModifiers
    else { return false }
    return input.lowercased() == input.uppercased()
  }

  private static func matches(_ flags: UIKeyModifierFlags, _ key: UIKey) -> Bool {
    let relevantFlags: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    var requiredFlags = flags.intersection(relevantFlags)
    let pressedFlags = key.modifierFlags.intersection(relevantFlags)
    if requiredFlags == pressedFlags { return true }
    // On a desktop the Control key has the role of Command.
    guard requiredFlags.contains(.command) else { return false }
    requiredFlags.remove(.command)
    requiredFlags.insert(.control)
    return requiredFlags == pressedFlags
  }
}
