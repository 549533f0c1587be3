import CoreGraphics
import Foundation

/// The methods that provide the items that users drag from a table view. All methods except
/// `tableView(_:itemsForBeginning:at:)` are optional.
///
/// All index paths are index paths of the data source, which do not include placeholders.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Asks the delegate for the items of a drag that begins at a row.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The session of the drag.
  ///   - indexPath: The index path of the row that is lifted.
  /// - Returns: The items, or an empty array to prevent the drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Asks the delegate for the items that a tap on a row adds to a drag in progress.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The session of the drag.
  ///   - indexPath: The index path of the row that was tapped.
  ///   - point: The location of the tap in the table view's coordinate system, in points.
  /// - Returns: The items, or an empty array to handle the tap as usual. The default is an empty array.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]

  /// Asks the delegate for the appearance of the preview of a lifted row. The preview has the same appearance when it
  /// returns to the row after a cancelled drag.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: The preview parameters, or `nil` to show the whole cell. The default is `nil`.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// Tells the delegate that a drag begins, because the finger has moved after a row was lifted.
  ///
  /// At the end of the drag, `tableView(_:dragSessionDidEnd:)` is called.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  /// Tells the delegate that a drag and its last animation have ended.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  /// Asks the delegate whether a drop destination may move the items instead of copying them.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `true` to allow moves, which is the default.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

  /// Asks the delegate whether only this application may accept the drag.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `true` to restrict the drag to the application. The default is `false`.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

// The default implementations of the delegate's optional methods.
extension UITableViewDragDelegate {
  /// Asks the delegate for the items that a tap on a row adds to a drag in progress.
  ///
  /// The default implementation returns an empty array, which adds no items.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The session of the drag.
  ///   - indexPath: The index path of the row that was tapped.
  ///   - point: The location of the tap in the table view's coordinate system, in points.
  /// - Returns: An empty array.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Asks the delegate for the appearance of the preview of a lifted row. The preview returns to the row with the same
  /// appearance when the drag is cancelled.
  ///
  /// The default implementation returns `nil`, so that the preview shows the whole cell.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - indexPath: The index path of the row.
  /// - Returns: `nil`.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Tells the delegate that a drag begins, because the finger has moved after a row was lifted.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Tells the delegate that a drag and its last animation have ended.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Asks the delegate whether a drop destination may move the items instead of copying them.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `true`.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  /// Asks the delegate whether only this application may accept the drag.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - session: The drag.
  /// - Returns: `false`.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
