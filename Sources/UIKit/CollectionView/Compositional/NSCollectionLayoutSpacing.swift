import CollectionCore
import Foundation

/// Room between items, or around one, in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  let value: CompositionalSpacing

  required init(_ value: CompositionalSpacing) {
    self.value = value
    super.init()
  }

  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(.fixed(fixedSpacing)) }
  /// At least so many points; what is left over in a group is shared out among all that is flexible in it.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(.flexible(flexibleSpacing)) }

  /// The points, at least.
  public var spacing: CGFloat { value.length }
  /// Whether it is always as wide as `spacing`.
  public var isFixed: Bool { !value.isFlexible }
  /// Whether it takes a share of what is left over.
  public var isFlexible: Bool { value.isFlexible }

  /// The spacing itself: it never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
