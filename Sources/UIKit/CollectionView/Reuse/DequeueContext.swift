import Foundation

/// The element for which the data source is being asked to dequeue a view.
struct DequeueContext {
  /// The attributes of the element, which its view gets before it is configured.
  var pending: UICollectionViewLayoutAttributes?
  /// The item that is being reconfigured and its cell, which the dequeue method returns again.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
}
