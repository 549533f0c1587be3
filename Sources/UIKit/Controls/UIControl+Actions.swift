import Foundation

extension UIControl {
  /// Calls `action` on `target` (not retained; nil: whoever answers along the responder chain) for each of the events.
  /// Adding the same pair again adds the events.
  package final func add(target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in handlers.indices
    where handlers[index].selector == action && handlers[index].target === object
      && handlers[index].hasTarget == (object != nil)
    {
      handlers[index].events.formUnion(controlEvents)
      return
    }
    handlers.append(
      ControlHandler(target: object, hasTarget: object != nil, selector: action, action: nil, events: controlEvents))
  }

  /// Stops what fits; nil fits every target, or every action.
  package final func remove(target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { handler in
      handler.selector != nil && (object == nil || handler.target === object)
        && (action == nil || handler.selector == action)
    }
  }

  /// Runs `action` for each of the events. An action with the same identifier is replaced for them.
  package final func add(_ action: UIAction, for controlEvents: Event) {
    remove(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(
      ControlHandler(target: nil, hasTarget: false, selector: nil, action: action, events: controlEvents))
  }

  package final func remove(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  private func remove(_ events: Event, where fits: (ControlHandler) -> Bool) {
    for index in handlers.indices where fits(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || ($0.hasTarget && $0.target == nil) }
  }

  /// Calls `iterator` with every handler until it sets its last argument.
  public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in handlers {
      iterator(handler.action, handler.selector.map { (handler.target as Any?, $0) }, handler.events, &stop)
      if stop { return }
    }
  }

  package func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      if let action = handler.action {
        sendAction(action)
      } else if let selector = handler.selector, !handler.hasTarget || handler.target != nil {
        sendAction(selector, to: handler.target, for: event)
      }
    }
  }
}
