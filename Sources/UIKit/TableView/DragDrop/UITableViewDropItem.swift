import CoreGraphics
import Foundation

/// An item that is dropped on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }

  /// The row of the data that was dragged, where it belongs to the same table view; nil for what comes from elsewhere.
  /// It follows what the drop changes; once the row is gone it stays what it was last.
  var sourceIndexPath: IndexPath? { get }

  /// The size of the item's preview, in points; zero for an item without one.
  var previewSize: CGSize { get }
}

extension DroppedItem: UITableViewDropItem {}
