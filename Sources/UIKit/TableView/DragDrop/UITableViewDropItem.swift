import CoreGraphics
import Foundation

/// An item that is dropped on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item that is dropped.
  var dragItem: UIDragItem { get }

  /// The index path of the row if it was dragged from the same table view, otherwise `nil`.
  ///
  /// The index path does not include placeholders. It is updated when the drop changes the data. After the row is deleted, the
  /// property keeps its last value.
  var sourceIndexPath: IndexPath? { get }

  /// The size of the item's preview, in points, or zero if the item has no preview.
  var previewSize: CGSize { get }
}

extension DroppedItem: UITableViewDropItem {}
