import Foundation

/// What the data source is being asked for while it dequeues a view.
struct DequeueContext {
  /// The attributes of the element: its view gets them before it is configured.
  var pending: UICollectionViewLayoutAttributes?
  /// While an item is being reconfigured: the cell that `dequeue…` is to give back.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
}
