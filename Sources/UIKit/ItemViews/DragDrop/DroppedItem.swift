import CoreGraphics
import Foundation

/// An item that is dropped on a table or collection view (`UICollectionViewDropItem`, `UITableViewDropItem`).
@MainActor final class DroppedItem: NSObject {
  let dragItem: UIDragItem
  let previewSize: CGSize
  /// The drag source of the view on which the item is dropped, or `nil` if the item was dragged from another view.
  private weak var source: ItemDragSource?
  private var lastKnownPath: IndexPath?

  /// Creates an item of a drop on a view.
  ///
  /// - Parameters:
  ///   - item: The dragged item.
  ///   - source: The drag source of the view, or `nil` if it has none.
  ///   - previewSize: The size of the item's preview, in points.
  init(_ item: UIDragItem, _ source: ItemDragSource?, previewSize: CGSize) {
    dragItem = item
    self.previewSize = previewSize
    lastKnownPath = source?.path(of: item)
    self.source = lastKnownPath == nil ? nil : source
  }

  /// The data source index path of the item, or `nil` if it was dragged from another view.
  ///
  /// The index path is updated when the drop changes the data for items before this item. After the item is deleted, the property
  /// keeps its last value.
  var sourceIndexPath: IndexPath? {
    if let currentPath = source?.path(of: dragItem) { lastKnownPath = currentPath }
    return lastKnownPath
  }
}
