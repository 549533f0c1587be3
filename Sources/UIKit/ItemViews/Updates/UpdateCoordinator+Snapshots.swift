import CollectionCore
import Foundation

/// A change of the data that is known item by item, so that nothing has to be found out from operations.
struct DataUpdate {
  let map: UpdateMap
  /// The items (new places) whose cells are reconfigured.
  let reconfigured: [ItemIndex]
  let isAnimated: Bool
}

/// What a batch stands for that a diffable data source has opened.
enum DataBatch {
  /// The batch is this change, whatever operations are named in it.
  case update(DataUpdate)
  /// The batch only names what an earlier one has carried out.
  case announcement
}

/// The completion of something that is done in two batches: it is called when both are over.
@MainActor
final class PairedCompletion {
  private var missing: Int
  private let completion: () -> Void

  init(_ missing: Int, _ completion: @escaping () -> Void) {
    self.missing = missing
    self.completion = completion
  }

  func leave() {
    missing -= 1
    if missing == 0 { completion() }
  }
}

extension UpdateOperations {
  var isStructural: Bool {
    !(insertedItems.isEmpty && deletedItems.isEmpty && movedItems.isEmpty && insertedSections.isEmpty
      && deletedSections.isEmpty && movedSections.isEmpty)
  }

  var hasReloads: Bool { !(reloadedItems.isEmpty && reloadedSections.isEmpty) }
}

extension UICollectionView {
  /// Whether the data may change now: not while updates are collected, nor while the data source is asked for counts. If
  /// not, `later` is called as soon as it may.
  final func isReady(forUpdate later: @escaping @MainActor () -> Void) -> Bool {
    if batches.depth > 0 {
      batches.afterwards.append(later)
      return false
    }
    if batches.isCounting {
      DispatchQueue.main.async { MainActor.assumeIsolated { later() } }
      return false
    }
    return true
  }

  /// Runs an action when the item that is being dropped by hand is at its place; at once when none is.
  final func afterMovement(_ action: @escaping @MainActor () -> Void) {
    if movement == nil { action() } else { batches.afterMovement.append(action) }
  }

  /// Carries out a change of the data by the calls that UIKit makes, so that overrides in subclasses run.
  ///
  /// UIKit's data source calls `performBatchUpdates`, without animations if none are wanted, and names in it what has
  /// changed; a second batch reloads and reconfigures. The first change without animation, and only that, is
  /// `reloadData`, whose completion is called at once. (As UIKitCore's `_UIDiffableDataSourceViewUpdater` of iOS 17 and 18
  /// does it; stack traces of `apply` on iOS 15 show the same methods.)
  ///
  /// - Parameters:
  ///   - isFirst: Whether the data source has shown nothing in this view before.
  ///   - change: Makes the change: before, the data source answers as before, and afterwards as the map says. Should it
  ///     answer otherwise, that is reported and the view reloads.
  ///   - completion: Called once, when the change is shown.
  final func apply(
    _ update: DataUpdate, isFirst: Bool, _ change: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    if isFirst, !update.isAnimated {
      UIView.performWithoutAnimation {
        change()
        reloadData()
        runLayoutPass()
        completion()
      }
      return
    }
    let operations = update.map.operations
    let marks = operations.hasReloads || !update.reconfigured.isEmpty
    let isAnnounced = ObjectIdentifier(type(of: self)) != ObjectIdentifier(UICollectionView.self)
    let isSplit = isAnnounced && marks && operations.isStructural
    let both = PairedCompletion(isSplit ? 2 : 1, completion)
    let perform = { [self] in
      performBatchUpdates {
        enter(.update(update), change) {
          guard isAnnounced else { return }
          announceStructure(operations)
          if !isSplit { announceReloads(update) }
        }
      } completion: { _ in
        both.leave()
      }
      guard isSplit else { return }
      performBatchUpdates {
        enter(.announcement, {}) { announceReloads(update) }
      } completion: { _ in
        both.leave()
      }
    }
    if update.isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  /// Makes a change inside of the batch that was opened for it, and names what it does by the methods that subclasses
  /// override. A subclass may have opened no batch: then the view reloads.
  private func enter(_ batch: DataBatch, _ change: () -> Void, _ announce: () -> Void) {
    change()
    let isOpen = batches.depth > 0
    if isOpen { batches.data = batch }
    batches.isAnnouncing = true
    announce()
    batches.isAnnouncing = false
    if !isOpen, case .update = batch { owesReload() }
  }

  /// In the order in which UIKit names them.
  private func announceStructure(_ operations: UpdateOperations) {
    for move in operations.movedSections { moveSection(move.from, toSection: move.to) }
    for move in operations.movedItems { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
    if !operations.deletedSections.isEmpty { deleteSections(IndexSet(operations.deletedSections)) }
    if !operations.insertedSections.isEmpty { insertSections(IndexSet(operations.insertedSections)) }
    if !operations.deletedItems.isEmpty { deleteItems(at: operations.deletedItems.map { IndexPath($0) }.sorted()) }
    if !operations.insertedItems.isEmpty { insertItems(at: operations.insertedItems.map { IndexPath($0) }.sorted()) }
  }

  private func announceReloads(_ update: DataUpdate) {
    let operations = update.map.operations
    if !operations.reloadedSections.isEmpty { reloadSections(IndexSet(operations.reloadedSections)) }
    if !update.reconfigured.isEmpty { reconfigureItems(at: update.reconfigured.map { IndexPath($0) }.sorted()) }
    if !operations.reloadedItems.isEmpty { reloadItems(at: operations.reloadedItems.map { IndexPath($0) }.sorted()) }
  }

  /// Carries out a change that the view itself has begun, as a movement by hand: subclasses are not told.
  final func carryOut(_ update: DataUpdate, _ change: () -> Void) {
    abandonMovement()
    closeGap()
    if !pass.owesReload { _ = counts }
    change()
    carryOut(update, completions: [])
    runWaitingLayoutChanges()
  }

  /// Carries out the change that the batch which has just been closed stands for.
  final func carryOut(_ update: DataUpdate, completions: [(Bool) -> Void]) {
    guard !pass.owesReload, let before = countsStorage else {
      // Nothing has been shown yet, or a reload came before it: the new data is all that counts.
      runLayoutPass()
      finishLater(completions, true)
      return
    }
    let map = update.map
    guard confirms(map, before: withoutShadows(before)), let shown = try? shownUpdate(map) else {
      owesReload()
      runLayoutPass()
      finishLater(completions, true)
      return
    }
    if map.operations.isEmpty {
      finishLater(completions, true)
    } else {
      countsStorage = CollectionCounts(shown.shown.after)
      followShadows(shown)
      carryOut(shown.shown, completions: completions)
    }
    reconfigureNow(update.reconfigured)
  }

  /// Whether the data source, which may be another object in front of the one that made the map, says the same.
  private func confirms(_ map: UpdateMap, before: CollectionCounts) -> Bool {
    let reader = CountReader(dataSource: dataSource, view: self)
    let isKnown = before.items == map.before
    if isKnown, reader.confirms(CollectionCounts(map.after), in: Set(map.changedSections)) { return true }
    let source = dataSource.map { "\(type(of: $0))" } ?? "nil"
    let message =
      "a snapshot was applied to \(self), but its data source \(source) has other numbers of items than the snapshots: "
      + (isKnown
        ? "not \(map.after) afterwards" : "the view shows \(before.items), the snapshot before was \(map.before)")
      + ". It reloads from its data source."
    if let handler = Self.inconsistencyHandler { handler(self, message) } else { Misuse.report(message) }
    return false
  }
}
