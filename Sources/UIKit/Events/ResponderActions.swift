/// Functions that send actions along the responder chain.
@MainActor enum ResponderActions {
  /// Sends an action to the first responder in a chain that can perform it. Returns `false` if there is no such
  /// responder.
  static func send(_ action: Selector, from start: UIResponder?, sender: Any?, event: UIEvent?) -> Bool {
    var chain = ResponderChain(from: start)
    while let candidate = chain.next() {
      if perform(action, onAnswering: candidate, sender: sender, event: event) { return true }
    }
    return false
  }

  /// Sends an action to a target without calling `canPerformAction`. Reports an error and returns `false` if the target
  /// has no such method.
  static func send(_ action: Selector, to target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    switch action.perform(on: target, sender: sender, event: event) {
    case .done:
      return true
    case .wrongArgument(let expected, let given):
      Diagnostics.report(
        "\(type(of: target)).\(action) takes \(expected) but was sent \(given); the method was not called")
      return false
    case .methodMissing:
      if let responder = target as? UIResponder,
        StandardEditActions.perform(action.name, on: responder, sender: sender)
      {
        return true
      }
      Diagnostics.report(
        "unrecognized selector \(action) sent to \(type(of: target))"
          + (action.matchesTarget == nil
            ? ": the selector was created from a name only; create it with Selector(\"\(action)\", "
              + "\(type(of: target)).method)" : "")
      )
      return false
    }
  }

  private static func perform(
    _ action: Selector, onAnswering responder: UIResponder, sender: Any?, event: UIEvent?
  ) -> Bool {
    !responder.ignoresActions && responder.canPerformAction(action, withSender: sender)
      && send(action, to: responder, sender: sender, event: event)
  }
}
