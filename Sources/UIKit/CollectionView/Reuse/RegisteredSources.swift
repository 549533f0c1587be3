import Foundation

/// What the identifiers of a collection view stand for.
struct RegisteredSources {
  /// The class of each kind and identifier.
  var classes: [ReusePools.Key: UICollectionReusableView.Type] = [:]
  /// The attributes of the element that the data source is being asked for: its view gets them before it is configured.
  var pending: UICollectionViewLayoutAttributes?
  /// While an item is being reconfigured: the cell that `dequeue…` is to give back.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
}
