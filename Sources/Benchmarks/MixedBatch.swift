import CollectionCore
import UIKit

/// A batch update of the items in one section, with equal numbers of deletions, insertions, moves and reloads, which are distributed
/// over the section.
struct MixedBatch {
  let count: Int
  private(set) var deletedItems: [Int] = []
  private(set) var insertedItems: [Int] = []
  private(set) var moves: [(from: Int, to: Int)] = []
  private(set) var reloadedItems: [Int] = []

  /// Creates a batch with equal numbers of insertions and deletions.
  init(count: Int, operations: Int) {
    self.count = count
    let kindCount = operations / 4
    let stride = count / (kindCount + 1)
    for step in 0..<kindCount {
      let index = step * stride
      deletedItems.append(index)
      insertedItems.append(index + 5)
      moves.append((from: index + 1, to: (index + count / 2) % (kindCount * stride) + 11))
      reloadedItems.append(index + 2)
    }
  }

  var operations: UpdateOperations {
    var operations = UpdateOperations()
    operations.deletedItems = Set(deletedItems.map { ItemIndex(0, $0) })
    operations.insertedItems = Set(insertedItems.map { ItemIndex(0, $0) })
    operations.movedItems = moves.map { .init(from: ItemIndex(0, $0.from), to: ItemIndex(0, $0.to)) }
    operations.reloadedItems = Set(reloadedItems.map { ItemIndex(0, $0) })
    return operations
  }

  @MainActor
  func perform(on view: UICollectionView) {
    func makeIndexPaths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }
    view.performBatchUpdates {
      view.deleteItems(at: makeIndexPaths(deletedItems))
      view.insertItems(at: makeIndexPaths(insertedItems))
      view.reloadItems(at: makeIndexPaths(reloadedItems))
      for (from, to) in moves {
        view.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
      }
    }
  }
}
