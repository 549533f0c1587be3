import CoreGraphics
import Foundation

/// The methods that handle items that are dropped on a table view. All methods except `tableView(_:performDropWith:)`
/// are optional.
///
/// Index paths are those of the data source.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Tells the delegate to insert the dropped items into its data. The coordinator animates the preview of each item to
  /// its destination.
  ///
  /// The method is not called if the data source moves the row itself (`tableView(_:moveRowAt:to:)`). This is the case
  /// for a drag of a single row within its table, if the proposal is to move the row and insert it at the destination.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - coordinator: The object that contains the items and their destination, and animates their previews.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Asks the delegate whether it can handle the items of a drag.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `true`, which is the default, to receive the other calls for the drag.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Tells the delegate that a drag has entered the table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Asks the delegate for a proposal for a drop at the current location of the drag.
  ///
  /// The default is a proposal to copy the items, or to move items that were dragged from the same table view, without
  /// a gap.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path of the row at the location of the drag, or `nil` if there are no rows. At
  ///     the end of a section it is the index path after the last row.
  /// - Returns: The proposal, which determines the operation and the way in which the table view shows it.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  /// Tells the delegate that a drag has left the table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// Tells the delegate that a drag has ended after it was over the table view. The items were not necessarily dropped
  /// there.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// Asks the delegate for the appearance of the preview that is animated to a row when an item is dropped.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The parameters, or `nil`, the default, for a preview of the whole cell.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// What happens without a delegate's method.
extension UITableViewDropDelegate {
  /// Asks the delegate whether it can handle the items of a drag.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Tells the delegate that a drag has entered the table view.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Asks the delegate for a proposal for a drop at the current location of the drag.
  ///
  /// The default implementation proposes to copy the items, or to move items that were dragged from the same table
  /// view.
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
  /// Tells the delegate that a drag has left the table view.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Tells the delegate that a drag has ended after it was over the table view. The items were not necessarily dropped
  /// there.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Asks the delegate for the appearance of the preview that is animated to a row when an item is dropped.
  ///
  /// The default implementation returns `nil`, so that the preview shows the whole cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
