import Foundation

/// The base class of the effects that a `UIVisualEffectView` shows.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Returns the effect itself, because effects are immutable.
  ///
  /// - Parameter zone: The zone. It is ignored.
  /// - Returns: The effect.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
