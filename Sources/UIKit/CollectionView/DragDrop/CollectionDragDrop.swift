import Foundation

/// The drag and drop state of a collection view, created when the first delegate is set.
@MainActor final class CollectionDragDrop {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  let parts: DragDropParts

  init(_ view: UICollectionView) { parts = DragDropParts(view) }
}
