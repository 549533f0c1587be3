import CoreGraphics
import Foundation

/// Provides the items that users drag from a collection view. All methods except
/// `collectionView(_:itemsForBeginning:at:)` are optional.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Asks the delegate for the items of a drag that begins at an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  ///   - indexPath: The index path of the item.
  /// - Returns: The drag items. With an empty array the drag does not begin.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Asks the delegate for items that a tap on an item adds to a running drag. The default is none.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  ///   - indexPath: The index path of the item.
  ///   - point: The location of the tap in the collection view's coordinate system, in points.
  /// - Returns: The drag items, or an empty array to handle the tap as usual.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Asks the delegate for the appearance of the lifted cell. The default is `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview parameters, or `nil` for the appearance of the cell.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Tells the delegate that the drag begins, because the pointer has moved. The default does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Tells the delegate that the drag has ended. The default does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Asks the delegate whether a destination may move the items instead of copying them. The default is `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  /// - Returns: `true` to allow moves.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Asks the delegate whether only this application may accept the drag. The default is `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  /// - Returns: `true` to restrict the drag to this application.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

// The behavior without a delegate method.
extension UICollectionViewDragDelegate {
  /// Returns no items by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  ///   - indexPath: The index path of the item.
  ///   - point: The location of the tap in the collection view's coordinate system, in points.
  /// - Returns: The drag items, or an empty array to handle the tap as usual.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns `nil` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview parameters, or `nil` for the appearance of the cell.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  /// Returns `true` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  /// - Returns: `true` to allow moves.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  /// - Returns: `true` to restrict the drag to this application.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
