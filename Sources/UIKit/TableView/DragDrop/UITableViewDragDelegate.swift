import CoreGraphics
import Foundation

/// The methods that provide the items to drag from a table view. All methods except
/// `tableView(_:itemsForBeginning:at:)` are optional.
///
/// Index paths are those of the data source.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items with which a drag of a row begins.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - indexPath: The row that is lifted.
  /// - Returns: The items; none keeps the drag from beginning.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Returns the items that a tap on a row adds to a drag under way. Without the method: none.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - indexPath: The row that was tapped.
  ///   - point: The place of the tap, in the coordinates of the table view.
  /// - Returns: The items; with none the tap does what it does without a drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]

  /// Returns how the preview of a lifted row looks, also while it goes back when the drag is cancelled.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: The parameters. Without the method, or with nil, the preview shows the whole cell.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Called when a drag begins: the row was lifted, and the finger moves. `tableView(_:dragSessionDidEnd:)` follows.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Called when a drag is over, and its last animation.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  /// Returns whether a destination may move the items instead of copying them. Without the method: true.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: Whether the items may be moved.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

  /// Returns whether only this application may take the items. Without the method: false.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: Whether the drag stays in the application.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

// What happens without a delegate's method.
extension UITableViewDragDelegate {
  /// The default implementation, which returns no items.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  ///   - indexPath: The row.
  ///   - point: The location of the tap, in the coordinate system of the table view.
  /// - Returns: No items.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The default implementation, which returns `nil`, so that the preview shows the whole cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The row.
  /// - Returns: `nil`.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// The default implementation, which does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// The default implementation, which returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  /// The default implementation, which returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `false`.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
