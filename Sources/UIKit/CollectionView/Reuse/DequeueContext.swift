import Foundation

/// The state of a request to the data source for the view of an element.
struct DequeueContext {
  /// The attributes of the element. They are applied to its view before the data source configures the view. The value
  /// is `nil` while no view is being requested.
  var pendingAttributes: UICollectionViewLayoutAttributes?
  /// The index path of the item that is being reconfigured, and its cell, which the dequeue method returns. The value
  /// is `nil` if no item is being reconfigured.
  var reconfiguredCell: (path: IndexPath, cell: UICollectionViewCell)?
}
