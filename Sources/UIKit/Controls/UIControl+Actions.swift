import Foundation

extension UIControl {
  /// Adds a target and an action for some control events.
  ///
  /// The target is not retained. If it is `nil`, the action is sent along the responder chain. If the control already
  /// has the pair of target and action, the events are added to that pair.
  package final func add(target: Any?, action: Selector, for controlEvents: Event) {
    let object = Self.object(target)
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

  /// Returns a target, or `nil` if it is no object.
  ///
  /// In the initializer of a stored property that is not lazy, `self` is the method `self()` of `NSObject`. On iOS, the object that
  /// such a target is converted to is deallocated immediately, because a control does not retain it. The action is then sent along
  /// the responder chain, where it usually finds the view controller.
  private static func object(_ target: Any?) -> AnyObject? {
    guard let target, type(of: target) is AnyClass else { return nil }
    return target as AnyObject
  }

  /// Removes a target and an action for some control events. Pass `nil` to match every target or every action.
  package final func remove(target: Any?, action: Selector?, for controlEvents: Event) {
    let object = Self.object(target)
    remove(controlEvents) { handler in
      handler.selector != nil && (object == nil || handler.target === object)
        && (action == nil || handler.selector == action)
    }
  }

  /// Adds an action for some control events. The action replaces any action with the same identifier for these events.
  package final func add(_ action: UIAction, for controlEvents: Event) {
    remove(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(
      ControlHandler(target: nil, hasTarget: false, selector: nil, action: action, events: controlEvents))
  }

  package final func remove(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  private func remove(_ events: Event, where matches: (ControlHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || ($0.hasTarget && $0.target == nil) }
  }

  /// Calls a closure with every target and action of the control.
  ///
  /// - Parameter iterator: A closure that receives the action, or the target and its selector, followed by the events
  ///   and a flag. Set the flag to `true` to stop the enumeration.
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
