import CollectionCore
import Foundation

/// An item that a custom group places.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// Its frame in the group, in points; leading is left.
  open var frame: CGRect { value.frame }
  /// Items with a higher index lie in front.
  open var zIndex: Int { value.zIndex }

  final let value: CompositionalItem.Custom

  init(_ frame: CGRect, _ zIndex: Int) {
    value = CompositionalItem.Custom(frame: frame, zIndex: zIndex)
    super.init()
  }

  /// An item with that frame, at z-index 0.
  public convenience init(frame: CGRect) { self.init(frame, 0) }
  /// An item with that frame and z-index.
  public convenience init(frame: CGRect, zIndex: Int) { self.init(frame, zIndex) }

  /// The item itself: it never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Says where the items of a custom group lie. The environment's container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
