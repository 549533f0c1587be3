import CoreGraphics
import Foundation

/// The methods that handle items that are dropped on a table view. All methods except `tableView(_:performDropWith:)`
/// are optional.
///
/// Index paths are those of the data source.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the dropped items: changes the data, and says by the coordinator where the preview of each item goes.
  ///
  /// The method is not called where the data source itself moves the dragged row (`tableView(_:moveRowAt:to:)`): for a
  /// drag of one row within its table, with a proposal to move it to an insertion at the destination.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - coordinator: The items, their destination, and what is done with their previews.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Returns whether the delegate takes part in a drag at all. Without the method: true.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: Whether the other methods are to be called for the drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Called when a drag comes over the table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Returns what a drop would do at the present place of the drag.
  ///
  /// Without the method: a copy, or a move of what comes from the same table view, without a gap.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The row at the place of the drag; at the end of a section the number of its rows, where
  ///     a row would be appended; nil where there are no rows.
  /// - Returns: The proposal.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Called when a drag leaves the table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Called when a drag is over that was over the table view, whether it was dropped there or not.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// Returns which part of a row's cell the preview of a dropped item comes to show.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The parameters. Without the method, or with nil, all of the cell.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// What happens without a delegate's method.
extension UITableViewDropDelegate {
  /// The default implementation, which returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// The default implementation, which proposes to copy the items, or to move items that were dragged from the same
  /// table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path of the row at the location of the drag.
  /// - Returns: The proposal.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy)
  }
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// The default implementation, which returns `nil`, so that the preview shows the whole cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
