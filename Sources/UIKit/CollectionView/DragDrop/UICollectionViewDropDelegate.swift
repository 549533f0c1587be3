import Foundation

/// Receives the items that users drop on a collection view. All methods except `collectionView(_:performDropWith:)` are
/// optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Tells the delegate to perform a drop: to change the data, and to assign each item to its destination.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - coordinator: The dropped items and their destinations.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Asks the delegate whether the collection view can handle a drag. Called once for each drag. The default is `true`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  /// - Returns: `true` to be notified of the drag.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Tells the delegate that a drag entered the collection view. The default does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Asks the delegate for the effect of a drop at the current position.
  ///
  /// The default is a copy, or a move within the collection view, without a gap.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  ///   - destinationIndexPath: The index path at which a drop would insert, or `nil` between items.
  /// - Returns: The proposal.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Tells the delegate that a drag exited the collection view. The default does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a drag has ended, with or without a drop on this view. The default does nothing.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Asks the delegate which part of the cell the preview of a dropped item shows. The default is `nil`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview parameters, or `nil` for the whole cell.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// The behavior without a delegate method.
extension UICollectionViewDropDelegate {
  /// Returns `true` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  /// - Returns: `true` to be notified of the drag.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns a copy by default, or a move within the collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  ///   - destinationIndexPath: The index path at which a drop would insert, or `nil` between items.
  /// - Returns: The proposal.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: collectionView.hasActiveDrag ? .move : .copy)
  }
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - session: The drop session.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// Returns `nil` by default.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPath: The index path of the item.
  /// - Returns: The preview parameters, or `nil` for the whole cell.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The effect that a drop at the current position would have on a collection view.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The ways in which a collection view shows a proposal.
  public enum Intent: Int, Sendable {
    /// The view does not show the proposal.
    case unspecified = 0
    /// The items make room at the destination.
    case insertAtDestinationIndexPath = 1
    /// The drop targets the item at the destination. The configuration state of its cell indicates this.
    case insertIntoDestinationIndexPath = 2
  }

  /// The way in which the proposal is shown. The default is `unspecified`.
  public let intent: Intent

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: The operation of the drop.
  ///   - intent: The way in which the proposal is shown.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal that is not shown.
  ///
  /// - Parameter operation: The operation of the drop.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the item if it comes from the same collection view; otherwise `nil`.
  ///
  /// It is updated by the changes that the drop makes, so that items can be moved in several batches. After the item is
  /// deleted, the property keeps its last value.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

/// A drop on a collection view, while its delegate performs it.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which to insert the items, or `nil` if they were dropped between items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Shows a placeholder for an item whose data is still being loaded.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - placeholder: The placeholder.
  /// - Returns: The context with which the placeholder is replaced or deleted later.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates the preview of an item to a cell, whose item must be inserted first.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The index path of the inserted item. An error is reported if it does not exist.
  /// - Returns: The animator of the drop.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the preview of an item into a cell, where it fades out.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - indexPath: The index path of the cell's item. An error is reported if it does not exist.
  ///   - rect: The rectangle in the cell's coordinate system, in points.
  /// - Returns: The animator of the drop.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates the preview of an item to a custom target.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item.
  ///   - target: The target.
  /// - Returns: The animator of the drop.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A cell for an item that is not yet in the data source.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// A closure that configures the cell. The default is `nil`.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
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
  /// A closure that returns the part of the cell that the preview shows. The default is `nil`, which shows the whole
  /// cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item that the placeholder represents.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the item into the data, at the index path that is its
  ///   argument.
  /// - Returns: `false` if the placeholder has been removed already; then the closure is not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder, because the data is unavailable.
  ///
  /// - Returns: `false` if the placeholder has been removed already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again.
  func setNeedsCellUpdate()
}
