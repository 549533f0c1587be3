import CoreGraphics
import Foundation

/// An item that is dropped on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item that was dragged.
  var dragItem: UIDragItem { get }

  /// The index path of the dragged row if it belongs to the same table view, otherwise `nil`.
  ///
  /// The index path is that of the data source. It is updated when the drop changes the data. After the row was deleted
  /// it keeps its last value.
  var sourceIndexPath: IndexPath? { get }

  /// The size of the item's preview, in points, or zero if the item has no preview.
  var previewSize: CGSize { get }
}

extension DroppedItem: UITableViewDropItem {}
