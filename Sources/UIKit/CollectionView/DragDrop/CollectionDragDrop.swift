import Foundation

/// What a collection view keeps for drag and drop; made when the first delegate is set.
@MainActor final class CollectionDragDrop {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var source: CollectionDragSource?
  var target: CollectionDropTarget?
  var springs: CollectionSprings?
  /// Cells that stand for no item of the data source, in ascending order of their paths.
  var shadows: [ShadowItem] = []
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

/// A cell that stands for no item of the data source: the gap for what would be dropped, or a placeholder.
@MainActor final class ShadowItem {
  /// In what is shown.
  var path: IndexPath
  /// Nil for the gap.
  let placeholder: UICollectionViewPlaceholder?

  init(path: IndexPath, placeholder: UICollectionViewPlaceholder?) {
    self.path = path
    self.placeholder = placeholder
  }
}

/// The cell of a gap: nothing is seen of it.
@MainActor final class GapCell: UICollectionViewCell {
  static let identifier = "tessera.gap"
}
