import Foundation

/// Something that a layer does when one of its properties changes, or when it comes or goes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Carries the action out. `event` is the property's key or one of `kCAOnOrderIn`, `kCAOnOrderOut`, `kCATransition`;
  /// `anObject` is the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// "Do nothing, and look no further."
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that becomes visible: it joined a superlayer, or stopped being hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its superlayer or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions: `add(_:forKey:)` puts every `CATransition` under it.
public let kCATransition = "transition"
