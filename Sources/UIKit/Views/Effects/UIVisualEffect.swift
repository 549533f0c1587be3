import Foundation

/// The base of the effects that a `UIVisualEffectView` shows.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// The effect itself: it never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
