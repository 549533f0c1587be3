import CoreGraphics
import Foundation
import QuartzCore

/// The visual effect of a focused item. This class represents the default effect of the system.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the default effect of the system.
  public override init() { super.init() }
  /// Returns the effect itself, because effects are immutable.
  ///
  /// - Parameter zone: The zone. It is ignored.
  /// - Returns: The effect.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
