import CoreGraphics
import Foundation

/// The methods that handle items that users drop on a table view. All methods except `tableView(_:performDropWith:)`
/// are optional.
///
/// All index paths are index paths of the data source, which do not include placeholders.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Tells the delegate to perform a drop. The delegate inserts the dropped items into its data, and animates each item
  /// to its destination.
  ///
  /// The method is not called if the data source itself moves the row (`tableView(_:moveRowAt:to:)`). The data source
  /// does so for a drag of a single row within its table view, if the proposal is to move the row and to insert it at
  /// the destination.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - coordinator: The dropped items and their destination, with methods that animate their previews.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Asks the delegate whether the table view accepts a drag.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `true` to be notified of the drag. The default is `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  /// Tells the delegate that a drag has entered the table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Asks the delegate for the effect that a drop at the current position would have.
  ///
  /// The default is a copy, or a move for items of the same table view. No gap is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path of the row at the position of the drag, or `nil` if there are no rows. At
  ///     the end of a section it is the index path after the last row.
  /// - Returns: The proposal, with the operation and the way in which the table view shows it.
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

  /// Tells the delegate that a drag over the table view has ended, with or without a drop on it.
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
  /// - Returns: The preview parameters, or `nil` to show the whole cell. The default is `nil`.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// The default implementations of the delegate's optional methods.
extension UITableViewDropDelegate {
  /// Asks the delegate whether the table view accepts a drag.
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
  /// Asks the delegate for the effect that a drop at the current position would have.
  ///
  /// The default implementation proposes a copy, or a move for items of the same table view. No gap is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - destinationIndexPath: The index path of the row at the position of the drag, or `nil` if there are no rows.
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
  /// Tells the delegate that a drag over the table view has ended, with or without a drop on it.
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
  ///   - indexPath: The index path of the row.
  /// - Returns: `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
