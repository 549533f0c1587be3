import Foundation

/// The element whose view is being requested from the data source.
struct DequeueContext {
  /// The attributes of the element. They are applied to its view before the data source configures it.
  var pending: UICollectionViewLayoutAttributes?
  /// The item that is being reconfigured, and its cell. The dequeue method returns this cell again.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
}
