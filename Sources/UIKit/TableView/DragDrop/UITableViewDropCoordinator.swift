import CoreGraphics
import Foundation

/// A drop on a table view, while the drop delegate performs it.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }

  /// The row of the data at which the items were dropped; at the end of a section the number of its rows. Nil where
  /// there are no rows; then the proposal's intent is `unspecified`.
  var destinationIndexPath: IndexPath? { get }

  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }

  /// The drag.
  var session: any UIDropSession { get }

  /// Brings the preview of an item to a placeholder, which is inserted for data that is on its way.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - placeholder: The placeholder.
  /// - Returns: The animation of the preview, by which the placeholder is replaced or deleted later.
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext

  /// Brings the preview of an item to the cell of a row, which has been inserted before.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The row.
  /// - Returns: The animation of the preview.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Brings the preview of an item into a rectangle of a row's cell, where it disappears. It keeps its proportions.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The row.
  ///   - rect: The rectangle in the coordinates of the cell, in points; one without a size shrinks the preview to a
  ///     point.
  /// - Returns: The animation of the preview.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

  /// Brings the preview of an item to a place of the delegate's.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - target: The place.
  /// - Returns: The animation of the preview.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
