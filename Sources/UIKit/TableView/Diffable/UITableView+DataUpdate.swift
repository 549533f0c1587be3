import CollectionCore
import Foundation

// A change of the data that is known row by row (diffable data sources).
extension UITableView {
  /// Whether the data may change now: not while updates are collected, nor while the data source is asked for counts.
  final var isReadyForData: Bool { batches.depth == 0 && !batches.isCounting }

  /// Carries out a change of the data by the calls that UIKit makes, as `UICollectionView` does; a change without animation
  /// outside of a window is a reload, too.
  ///
  /// - Parameters:
  ///   - animation: How rows and sections come and go.
  ///   - isFirst: Whether the data source has shown nothing in this table before.
  ///   - change: Makes the change: before, the data source answers as before, and afterwards as the map says. Should it
  ///     answer otherwise, that is reported and the table reloads.
  ///   - completion: Called once, when the change is shown.
  final func apply(
    _ update: DataUpdate, _ animation: RowAnimation, isFirst: Bool, _ change: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    if !update.isAnimated, isFirst || window == nil {
      change()
      reloadData()
      runLayoutPass()
      completion()
      return
    }
    let operations = update.map.operations
    let marks = operations.hasReloads || !update.reconfigured.isEmpty
    let isAnnounced = ObjectIdentifier(type(of: self)) != ObjectIdentifier(UITableView.self)
    let isSplit = isAnnounced && marks && operations.isStructural
    let both = PairedCompletion(isSplit ? 2 : 1, completion)
    let perform = { [self] in
      performBatchUpdates {
        enter(.update(update), animation, change) {
          guard isAnnounced else { return }
          announceStructure(operations, animation)
          if !isSplit { announceReloads(update, animation) }
        }
      } completion: { _ in
        both.leave()
      }
      guard isSplit else { return }
      performBatchUpdates {
        enter(.announcement, animation, {}) { announceReloads(update, animation) }
      } completion: { _ in
        both.leave()
      }
    }
    if update.isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  private func enter(_ batch: DataBatch, _ animation: RowAnimation, _ change: () -> Void, _ announce: () -> Void) {
    change()
    let isOpen = batches.depth > 0
    if isOpen { batches.data = (batch, animation) }
    batches.isAnnouncing = true
    announce()
    batches.isAnnouncing = false
    if !isOpen, case .update = batch { owesReload() }
  }

  private func announceStructure(_ operations: UpdateOperations, _ animation: RowAnimation) {
    for move in operations.movedSections { moveSection(move.from, toSection: move.to) }
    for move in operations.movedItems { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    if !operations.deletedSections.isEmpty {
      deleteSections(IndexSet(operations.deletedSections), with: animation)
    }
    if !operations.insertedSections.isEmpty {
      insertSections(IndexSet(operations.insertedSections), with: animation)
    }
    if !operations.deletedItems.isEmpty {
      deleteRows(at: operations.deletedItems.map { IndexPath($0) }.sorted(), with: animation)
    }
    if !operations.insertedItems.isEmpty {
      insertRows(at: operations.insertedItems.map { IndexPath($0) }.sorted(), with: animation)
    }
  }

  private func announceReloads(_ update: DataUpdate, _ animation: RowAnimation) {
    let operations = update.map.operations
    if !operations.reloadedSections.isEmpty {
      reloadSections(IndexSet(operations.reloadedSections), with: animation)
    }
    if !update.reconfigured.isEmpty { reconfigureRows(at: update.reconfigured.map { IndexPath($0) }.sorted()) }
    if !operations.reloadedItems.isEmpty {
      reloadRows(at: operations.reloadedItems.map { IndexPath($0) }.sorted(), with: animation)
    }
  }

  /// Carries out the change that the batch which has just been closed stands for.
  final func carryOut(_ update: DataUpdate, _ animation: RowAnimation, completions: [(Bool) -> Void]) {
    guard !pass.owesReload, let before = heights?.counts else {
      // Nothing has been shown yet, or a reload came before it: the new data is all that counts.
      runLayoutPass()
      finishLater(completions, true)
      return
    }
    let map = update.map
    guard before == map.before, TableCountReader(table: self).all == map.after else {
      Misuse.report(
        "a snapshot was applied to \(self), but its data source \(dataSource.map { "\(type(of: $0))" } ?? "nil") has other "
          + "numbers of rows than the snapshots. It reloads from its data source.")
      owesReload()
      runLayoutPass()
      finishLater(completions, true)
      return
    }
    if map.operations.isEmpty {
      finishLater(completions, true)
    } else {
      carryOut(map, TableOperations(map.operations, animation), completions: completions)
    }
    reconfigureNow(update.reconfigured)
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
