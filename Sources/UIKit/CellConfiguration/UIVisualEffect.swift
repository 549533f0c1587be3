import Foundation

/// The base of effects such as blurring. None is drawn here: it takes a pass over what lies behind, for which a software
/// compositor has no time.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// The effect itself: it never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
