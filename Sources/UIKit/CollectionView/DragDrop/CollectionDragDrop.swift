import Foundation

/// The drag and drop state of a collection view. The object is created when the first drag or drop delegate is set.
@MainActor final class CollectionDragDrop {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  let controller: DragDropController

  init(_ view: UICollectionView) { controller = DragDropController(view) }
}
