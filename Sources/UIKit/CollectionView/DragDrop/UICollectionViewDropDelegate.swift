import Foundation

/// The methods that handle items that users drop on a collection view. All methods except
/// `collectionView(_:performDropWith:)` are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Tells the delegate to perform a drop. The delegate changes its data, and animates each item to its destination.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - coordinator: The dropped items and their destination, with methods that animate their previews.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Asks the delegate whether the collection view accepts a drag. The default is `true`.
  ///
  /// The method is called once for each drag.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  /// - Returns: `true` to be notified of the drag.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Tells the delegate that a drag entered the collection view. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Asks the delegate for the effect that a drop at the current position would have.
  ///
  /// The default is a copy, or a move for items of the same collection view. No gap is shown.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  ///   - destinationIndexPath: The index path at which a drop would insert the items, or `nil` if the drag is neither over an
  ///     item nor in the empty space at the end of a section.
  /// - Returns: The proposal.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Tells the delegate that a drag exited the collection view. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a drag over the collection view has ended, with or without a drop on it. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Asks the delegate for the part of a cell that the preview of a dropped item shows. The default is `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview parameters, or `nil` for the whole cell.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// The default implementations of the delegate's optional methods.
extension UICollectionViewDropDelegate {
  /// Asks the delegate whether the collection view can handle a drag. The method is called once for each drag.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  /// - Returns: `true` to be notified of the drag.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Tells the delegate that a drag entered the collection view.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// Asks the delegate for the effect that a drop at the current position would have.
  ///
  /// The default implementation returns a copy, or a move for items of the same collection view. No gap is shown.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  ///   - destinationIndexPath: The index path at which a drop would insert the items, or `nil` if the drag is neither over an
  ///     item nor in the empty space at the end of a section.
  /// - Returns: The proposal.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: collectionView.hasActiveDrag ? .move : .copy)
  }
  /// Tells the delegate that a drag exited the collection view.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// Tells the delegate that a drag over the collection view has ended, with or without a drop on it.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// Asks the delegate for the part of a cell that the preview of a dropped item shows.
  ///
  /// The default implementation returns `nil`, which shows the whole cell.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview parameters, or `nil` for the whole cell.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for the effect of a drop on a collection view: its operation, and the way in which the view shows it.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Constants that determine how a collection view shows a proposal.
  public enum Intent: Int, Sendable {
    /// The collection view does not show where the items would be dropped.
    case unspecified = 0
    /// A gap opens at the destination, where the items would be inserted.
    case insertAtDestinationIndexPath = 1
    /// The item at the destination is shown as the target of the drop, by the configuration state of its cell.
    case insertIntoDestinationIndexPath = 2
  }

  /// The way in which the collection view shows the proposal. The default is `unspecified`.
  public let intent: Intent

  /// Creates a proposal with an operation and an intent.
  ///
  /// - Parameters:
  ///   - operation: The operation of the drop.
  ///   - intent: The way in which the proposal is shown.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with the intent `unspecified`, so that the collection view does not show the destination.
  ///
  /// - Parameter operation: The operation of the drop.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item that is dropped.
  var dragItem: UIDragItem { get }
  /// The index path of the item if it was dragged from the same collection view, otherwise `nil`.
  ///
  /// The index path is updated when the drop changes the data, so that items can be moved in several batches. After the
  /// item is deleted, the property keeps its last value.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// An object that provides the drop delegate with the dropped items and their destination, and animates the items.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, in the order in which they were dragged.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which to insert the items, or `nil` if they were dropped neither on an item nor in the empty space at the
  /// end of a section.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal that the delegate returned.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drag that is dropped.
  var session: any UIDropSession { get }
  /// Shows a placeholder for an item whose data is still being loaded.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - placeholder: The placeholder, with the index path at which it is inserted.
  /// - Returns: The context that replaces or removes the placeholder later.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates the preview of an item to its cell. The item must be inserted first.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The index path of the inserted item. An error is reported if it does not exist.
  /// - Returns: The animator of the drop.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the preview of an item into the cell of another item, where it fades out.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The index path of the cell's item. An error is reported if it does not exist.
  ///   - rect: The rectangle in the cell's coordinate system, in points.
  /// - Returns: The animator of the drop.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates the preview of an item to a custom target, such as a view outside of the collection view.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - target: The target.
  /// - Returns: The animator of the drop.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder cell for an item that is not yet in the data source.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// A closure that configures the placeholder's cell. The default is `nil`.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder with a cell of a registered class.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path in the data at which the item will be inserted.
  ///   - reuseIdentifier: The reuse identifier of the cell, for which a class must be registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the part of the cell that the preview of the dropped item shows. The default is `nil`,
  /// which shows the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// An object that represents a visible placeholder for a dropped item. Use it to replace the placeholder with the item
/// or to remove the placeholder.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item that the placeholder represents.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with an item of the data source.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the item into the data, at the index path that is passed to
  ///   it.
  /// - Returns: `true` if the placeholder was replaced, or `false` if it had already been removed. The closure is then
  ///   not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder, because the data of the item is unavailable.
  ///
  /// - Returns: `true` if the placeholder was removed, or `false` if it had already been removed.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again, to update the cell.
  func setNeedsCellUpdate()
}
