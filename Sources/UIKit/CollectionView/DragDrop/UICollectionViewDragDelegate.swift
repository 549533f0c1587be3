import CoreGraphics
import Foundation

/// The methods that provide the items that users drag from a collection view. All methods except
/// `collectionView(_:itemsForBeginning:at:)` are optional.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Asks the delegate for the items of a drag that begins at an item of the collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  ///   - indexPath: The index path of the item.
  /// - Returns: The drag items, or an empty array to prevent the drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Asks the delegate for the items that a tap adds to a drag in progress. The default is an empty array, which adds no items.
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
  /// Asks the delegate for the preview of a cell that is lifted. The default is `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview parameters, or `nil` for the appearance of the cell.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Tells the delegate that a drag begins, because the pointer has moved after an item was lifted. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Tells the delegate that a drag from the collection view has ended. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Asks the delegate whether a drop destination may move the items instead of copying them. The default is `true`.
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

// The default implementations of the delegate's optional methods.
extension UICollectionViewDragDelegate {
  /// Asks the delegate for the items that a tap adds to a drag in progress.
  ///
  /// The default implementation returns an empty array, which adds no items.
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
  /// Asks the delegate for the preview of a cell that is lifted.
  ///
  /// The default implementation returns `nil`, which shows the cell.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview parameters, or `nil` for the appearance of the cell.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Tells the delegate that a drag begins, because the pointer has moved after an item was lifted.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// Tells the delegate that a drag from the collection view has ended.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  /// Asks the delegate whether a drop destination may move the items instead of copying them.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  /// - Returns: `true` to allow moves.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Asks the delegate whether only this application may accept the drag.
  ///
  /// The default implementation returns `false`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drag session.
  /// - Returns: `true` to restrict the drag to this application.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
