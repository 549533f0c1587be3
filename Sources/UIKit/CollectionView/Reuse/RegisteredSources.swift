import Foundation

/// What the identifiers of a collection view stand for.
struct RegisteredSources {
  /// The class of each kind and identifier.
  var classes: [ReusePools.Key: UICollectionReusableView.Type] = [:] { didSet { last = nil } }
  /// What was asked for last: cell after cell is of one kind.
  private var last: (key: ReusePools.Key, viewClass: UICollectionReusableView.Type)?

  /// The class of a kind and identifier.
  mutating func viewClass(of key: ReusePools.Key) -> UICollectionReusableView.Type? {
    if let last, last.key == key { return last.viewClass }
    guard let found = classes[key] else { return nil }
    last = (key, found)
    return found
  }

  /// The attributes of the element that the data source is being asked for: its view gets them before it is configured.
  var pending: UICollectionViewLayoutAttributes?
  /// While an item is being reconfigured: the cell that `dequeue…` is to give back.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
}
