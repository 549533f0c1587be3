import CoreGraphics
import Foundation

/// A drop on a table view, while the drop delegate performs it.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped on the table view.
  var items: [any UITableViewDropItem] { get }

  /// The index path at which the items were dropped, or `nil` if the table view has no rows.
  ///
  /// At the end of a section, it is the index path after the last row. If it is `nil`, the intent of the proposal is
  /// `unspecified`.
  var destinationIndexPath: IndexPath? { get }

  /// The last drop proposal that the delegate returned.
  var proposal: UITableViewDropProposal { get }

  /// The drop session.
  var session: any UIDropSession { get }

  /// Inserts a placeholder for data that is loaded later, and animates the preview of an item to it.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - placeholder: The placeholder.
  /// - Returns: The context of the placeholder, with methods to replace or delete it later.
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext

  /// Animates the preview of an item to the cell of a row that was inserted for it.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The index path of the row.
  /// - Returns: The animation of the preview.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Animates the preview of an item into a rectangle of a row's cell, where it disappears. The preview keeps its
  /// aspect ratio.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The row.
  ///   - rect: The rectangle in the coordinate system of the cell, in points. If it is empty, the preview shrinks to a
  ///     point.
  /// - Returns: The animation of the preview.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

  /// Animates the preview of an item to a target that the delegate chooses.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - target: The target of the preview.
  /// - Returns: The animation of the preview.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
