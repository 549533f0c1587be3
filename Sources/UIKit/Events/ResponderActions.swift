/// How an action finds its method.
@MainActor enum ResponderActions {
  /// Set by `UIResponder.canPerformAction`: the answer was nobody's own.
  static var usedDefaultAnswer = false

  /// Performs `action` on the first responder from `start` along the chain that answers it; false when none does.
  static func send(_ action: Selector, from start: UIResponder?, sender: Any?, event: UIEvent?) -> Bool {
    var responder = start
    while let candidate = responder {
      if perform(action, onAnswering: candidate, sender: sender, event: event) { return true }
      responder = candidate.next
    }
    return false
  }

  /// Performs `action` on `target`, whatever it says about being able to; a report when it has no such method.
  static func send(_ action: Selector, to target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    switch action.perform(on: target, sender: sender, event: event) {
    case .done:
      return true
    case .wrongArgument(let expected, let given):
      Misuse.report("\(type(of: target)).\(action) takes \(expected), but was sent \(given); nothing was called")
      return false
    case .notAnswered:
      if let responder = target as? UIResponder,
        StandardEditActions.perform(action.name, on: responder, sender: sender)
      {
        return true
      }
      Misuse.report(
        "unrecognized selector \(action) sent to \(type(of: target))"
          + (action.answers == nil
            ? ": it was made from its name alone; write Selector(\"\(action)\", \(type(of: target)).method)" : ""))
      return false
    }
  }

  private static func perform(
    _ action: Selector, onAnswering responder: UIResponder, sender: Any?, event: UIEvent?
  ) -> Bool {
    usedDefaultAnswer = false
    let can = responder.canPerformAction(action, withSender: sender)
    let isDefault = usedDefaultAnswer
    usedDefaultAnswer = false
    if can { return send(action, to: responder, sender: sender, event: event) }
    // The default answer does not know of overrides of the standard actions; calling one tells.
    return isDefault && StandardEditActions.perform(action.name, on: responder, sender: sender)
  }
}
