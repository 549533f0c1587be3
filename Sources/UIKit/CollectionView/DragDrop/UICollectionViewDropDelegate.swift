import Foundation

/// Takes what is dropped on a collection view. All but `performDropWith` is optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the items: change the data, and say with `coordinator` where each goes.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection view is interested in the drag at all. Asked once a drag. Without it: yes.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// The finger came over the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do here and now; `destinationIndexPath` is nil between items. Without it: a copy, or a move within
  /// the collection view, without a gap.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The finger left the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, whether it was dropped here or not.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How the preview looks that goes to an item: which part of the cell it comes to show. Without it, or nil: all of it.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

// What happens without a delegate's method.
extension UICollectionViewDropDelegate {
  /// The default: yes.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default: does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// The default: a copy, or a move within the collection view.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: collectionView.hasActiveDrag ? .move : .copy)
  }
  /// The default: does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// The default: does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// The default: none.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a collection view would do with a drag at its present place.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// What is shown of it.
  public enum Intent: Int, Sendable {
    /// Nothing.
    case unspecified = 0
    /// The items make room at the destination.
    case insertAtDestinationIndexPath = 1
    /// The item at the destination is targeted: its cell's configuration state says so.
    case insertIntoDestinationIndexPath = 2
  }

  /// What is shown of it. Default unspecified.
  public let intent: Intent

  /// A proposal of that operation and intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// The same without an intent.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// Where it comes from, where that is the same collection view. It follows what the drop changes, so that items can be
  /// moved one batch after the other; once the item is gone it stays what it was last.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, points.
  var previewSize: CGSize { get }
}

/// A drop on a collection view, while its delegate performs it.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// Where to; nil between items.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Shows a cell of its own for an item whose data is still on its way.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Brings the preview to the cell of an item; insert that first.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Brings the preview into a rectangle of an item's cell (in the cell's coordinates), where it vanishes.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Brings the preview to a place of yours.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A cell for an item that the data source does not have yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Fills the cell. Default nil.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// A placeholder at that place of the data, with a cell that was registered under that identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the preview looks that goes to the cell. Default nil: as it does.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that it stands for.
  var dragItem: UIDragItem { get }
  /// The data is there: insert it in the data source at the path that `dataSourceUpdates` is given; its cell takes the
  /// place of the placeholder's. False where the placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// The data does not come. False where the placeholder is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again.
  func setNeedsCellUpdate()
}
