import Foundation

/// An object that a layer runs when one of its properties changes, or when the layer is added, removed, shown or
/// hidden.
@preconcurrency @MainActor
public protocol CAAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The key of the property, or one of `kCAOnOrderIn`, `kCAOnOrderOut` and `kCATransition`.
  ///   - anObject: The layer.
  ///   - dict: Arguments of the event. Layers pass nil.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The null object as an action, which ends the search for an action. Running this action has no effect.
extension NSNull: CAAction {
  /// Ignores the event, so that the change happens without an action.
  ///
  /// - Parameters:
  ///   - event: The key of the property or event.
  ///   - anObject: The layer.
  ///   - dict: Arguments of the event.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that becomes visible because it was added to a superlayer or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed from its superlayer, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions. `add(_:forKey:)` adds every `CATransition` under this key.
public let kCATransition = "transition"
