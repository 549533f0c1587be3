import Foundation

/// What a collection view keeps for drag and drop; made when the first delegate is set.
@MainActor final class CollectionDragDrop {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var source: CollectionDragSource?
  var target: CollectionDropTarget?
  var springs: CollectionSprings?
  /// The item into which a drop would go, in what is shown.
  var targetedPath: IndexPath?

  /// The data has changed: what a drag knows of its items goes along, by `newPath` (of the data), and the gap, which has
  /// closed, opens again as soon as the drag moves.
  func follow(_ newPath: (IndexPath) -> IndexPath?) {
    source?.follow(newPath)
    target?.forgetGap()
    targetedPath = nil
  }
}

/// The cell of a gap: nothing is seen of it.
@MainActor final class GapCell: UICollectionViewCell {
  static let identifier = "tessera.gap"
}
