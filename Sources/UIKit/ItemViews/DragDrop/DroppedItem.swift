import CoreGraphics
import Foundation

/// An item that is dropped on an item view (`UICollectionViewDropItem`, `UITableViewDropItem`).
@MainActor final class DroppedItem: NSObject {
  let dragItem: UIDragItem
  let previewSize: CGSize
  /// The drags of this view.
  private weak var source: ItemDragSource?
  private var lastKnownPath: IndexPath?

  /// Creates an item of a drop.
  ///
  /// - Parameters:
  ///   - item: The dragged item.
  ///   - source: The drags that begin in the view on which it is dropped.
  ///   - previewSize: The size of its preview, in points.
  init(_ item: UIDragItem, _ source: ItemDragSource?, previewSize: CGSize) {
    dragItem = item
    self.previewSize = previewSize
    lastKnownPath = source?.path(of: item)
    self.source = lastKnownPath == nil ? nil : source
  }

  /// The index path of the item in the data, or `nil` if it comes from elsewhere. It is updated after each change by
  /// earlier items of the drop, and keeps the last value after the item was deleted.
  var sourceIndexPath: IndexPath? {
    if let now = source?.path(of: dragItem) { lastKnownPath = now }
    return lastKnownPath
  }
}
