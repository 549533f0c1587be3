import CollectionCore
import Foundation

// A change of the data that is known row by row (diffable data sources).
extension UITableView {
  /// Whether the data may change now: not while updates are collected, nor while the data source is asked for counts.
  final var isReadyForData: Bool { batches.depth == 0 && !batches.isCounting }

  /// Carries out a change of the data. `change` makes it: before, the data source answers as before, and afterwards as the
  /// map says. Should it answer otherwise, that is reported and the table reloads.
  final func carryOut(
    _ update: DataUpdate, _ animation: RowAnimation, _ change: () -> Void, completion: @escaping () -> Void
  ) {
    abandonReordering()
    if !pass.owesReload { _ = loadedHeights }
    change()
    let finish: (Bool) -> Void = { _ in completion() }
    guard !pass.owesReload, let before = heights?.counts else {
      // Nothing has been shown yet, or a reload came before it: the new data is all that counts.
      runLayoutPass()
      finishLater([finish], true)
      return
    }
    let map = update.map
    guard before == map.before, TableCountReader(table: self).all == map.after else {
      Misuse.report(
        "a snapshot was applied to \(self), but its data source \(dataSource.map { "\(type(of: $0))" } ?? "nil") has other "
          + "numbers of rows than the snapshots. It reloads from its data source.")
      owesReload()
      runLayoutPass()
      finishLater([finish], true)
      return
    }
    let animate = { [self] in
      if map.operations.isEmpty {
        finishLater([finish], true)
      } else {
        carryOut(map, TableOperations(map.operations, animation), completions: [finish])
      }
      reconfigureNow(update.reconfigured)
    }
    if update.isAnimated { animate() } else { UIView.performWithoutAnimation(animate) }
  }
}

extension TableOperations {
  /// The operations of a difference, all with one animation.
  fileprivate init(_ all: UpdateOperations, _ animation: UITableView.RowAnimation) {
    self.init()
    insert(rows: Array(all.insertedItems), animation)
    delete(rows: Array(all.deletedItems), animation)
    reload(rows: Array(all.reloadedItems), animation)
    insert(sections: IndexSet(all.insertedSections), animation)
    delete(sections: IndexSet(all.deletedSections), animation)
    reload(sections: IndexSet(all.reloadedSections), animation)
    operations = all
    note(animation)
  }
}
