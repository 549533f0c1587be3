import CollectionCore
import Foundation

/// An item of a custom group, with its frame and z-index.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame of the item in the group, in points. It is mirrored in a right-to-left layout.
  open var frame: CGRect { value.frame }
  /// The position on the z-axis. Items with a higher value are in front.
  open var zIndex: Int { value.zIndex }

  final let value: CompositionalItem.CustomItem

  init(_ frame: CGRect, _ zIndex: Int) {
    value = CompositionalItem.CustomItem(frame: frame, zIndex: zIndex)
    super.init()
  }

  /// Creates an item at z-index 0.
  ///
  /// - Parameter frame: The frame of the item in the group, in points.
  public convenience init(frame: CGRect) { self.init(frame, 0) }
  /// Creates an item with a z-index.
  ///
  /// - Parameters:
  ///   - frame: The frame of the item in the group, in points.
  ///   - zIndex: The position on the z-axis.
  public convenience init(frame: CGRect, zIndex: Int) { self.init(frame, zIndex) }

  /// Returns the item itself, because it is immutable.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The item.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A closure that returns the items of a custom group. The environment's container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
