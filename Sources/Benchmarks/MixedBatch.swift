import CollectionCore
import UIKit

/// A batch update of the items in one section. It consists of equal numbers of deletions, insertions, moves and
/// reloads, which are distributed over the section.
struct MixedBatch {
  let count: Int
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [(from: Int, to: Int)] = []
  private(set) var reloaded: [Int] = []

  /// Creates a batch with equal numbers of insertions and deletions.
  init(count: Int, operations: Int) {
    self.count = count
    let quarter = operations / 4
    let stride = count / (quarter + 1)
    for step in 0..<quarter {
      let index = step * stride
      deleted.append(index)
      inserted.append(index + 5)
      moved.append((from: index + 1, to: (index + count / 2) % (quarter * stride) + 11))
      reloaded.append(index + 2)
    }
  }

  var operations: UpdateOperations {
    var operations = UpdateOperations()
    operations.deletedItems = Set(deleted.map { ItemIndex(0, $0) })
    operations.insertedItems = Set(inserted.map { ItemIndex(0, $0) })
    operations.movedItems = moved.map { .init(from: ItemIndex(0, $0.from), to: ItemIndex(0, $0.to)) }
    operations.reloadedItems = Set(reloaded.map { ItemIndex(0, $0) })
    return operations
  }

  @MainActor
  func perform(on view: UICollectionView) {
    func paths(_ items: [Int]) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }
    view.performBatchUpdates {
      view.deleteItems(at: paths(deleted))
      view.insertItems(at: paths(inserted))
      view.reloadItems(at: paths(reloaded))
      for (from, to) in moved {
        view.moveItem(at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
      }
    }
  }
}
