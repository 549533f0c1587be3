import CoreGraphics
import Foundation
import QuartzCore

/// How the focus is shown on an item. The system's own effect.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// The system's effect.
  public override init() { super.init() }
  /// The effect itself, as long as it has nothing that changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
