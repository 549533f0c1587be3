import CoreGraphics
import Foundation

/// An object that provides the drop delegate with the dropped items and their destination, and animates the items.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped on the table view.
  var items: [any UITableViewDropItem] { get }

  /// The index path at which to insert the items, or `nil` if the table view has no rows.
  ///
  /// At the end of a section, it is the index path after the last row. If the index path is `nil`, the proposal's intent is `unspecified`.
  var destinationIndexPath: IndexPath? { get }

  /// The last drop proposal that the delegate returned.
  var proposal: UITableViewDropProposal { get }

  /// The session of the drag that is dropped.
  var session: any UIDropSession { get }

  /// Shows a placeholder for an item whose data is still being loaded, and animates the preview of the item to it.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - placeholder: The placeholder, with the index path at which it is inserted.
  /// - Returns: The context that replaces or removes the placeholder later.
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext

  /// Animates the preview of an item to the cell of its row. The row must be inserted first.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The index path of the row.
  /// - Returns: The animation of the preview.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates the preview of an item into a rectangle of a row's cell, where it fades out. The preview keeps its aspect
  /// ratio.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The index path of the row.
  ///   - rect: The rectangle in the cell's coordinate system, in points. If it is empty, the preview shrinks to a
  ///     point.
  /// - Returns: The animation of the preview.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

  /// Animates the preview of an item to a custom target, such as a view outside of the table view.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - target: The target of the preview.
  /// - Returns: The animation of the preview.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
