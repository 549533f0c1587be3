import CoreGraphics
import Foundation

/// An item that is dropped on an item view (`UICollectionViewDropItem`, `UITableViewDropItem`).
@MainActor final class DroppedItem: NSObject {
  let dragItem: UIDragItem
  let previewSize: CGSize
  /// The drag source of the view, or `nil` if the item does not come from this view.
  private weak var source: ItemDragSource?
  private var lastKnownPath: IndexPath?

  /// Creates an item of a drop.
  ///
  /// - Parameters:
  ///   - item: The dragged item.
  ///   - source: The drag source of the view on which the item is dropped.
  ///   - previewSize: The size of its preview, in points.
  init(_ item: UIDragItem, _ source: ItemDragSource?, previewSize: CGSize) {
    dragItem = item
    self.previewSize = previewSize
    lastKnownPath = source?.path(of: item)
    self.source = lastKnownPath == nil ? nil : source
  }

  /// The index path of the item in the data, or `nil` if the item does not come from this view.
  ///
  /// It includes the changes that were made for the preceding items of the drop. After the item is deleted, the
  /// property keeps its last value.
  var sourceIndexPath: IndexPath? {
    if let now = source?.path(of: dragItem) { lastKnownPath = now }
    return lastKnownPath
  }
}
