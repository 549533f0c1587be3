import CollectionCore
import Foundation

/// A change of the data that is known item by item, so that nothing has to be found out from operations.
struct DataUpdate {
  let map: UpdateMap
  /// The items (new places) whose cells are configured anew.
  let reconfigured: [ItemIndex]
  let isAnimated: Bool
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

  /// Carries out a change of the data. `change` makes it: before, the data source answers as before, and afterwards as the
  /// map says. Should it answer otherwise, that is reported and the view reloads.
  final func carryOut(_ update: DataUpdate, _ change: () -> Void, completion: @escaping () -> Void) {
    abandonMovement()
    closeGap()
    if !pass.owesReload { _ = counts }
    change()
    let finish: (Bool) -> Void = { _ in completion() }
    guard !pass.owesReload, let before = countsStorage else {
      // Nothing has been shown yet, or a reload came before it: the new data is all that counts.
      runLayoutPass()
      finishLater([finish], true)
      return
    }
    let map = update.map
    guard confirms(map, before: withoutShadows(before)), let shown = try? shownUpdate(map) else {
      owesReload()
      runLayoutPass()
      finishLater([finish], true)
      return
    }
    let animate = { [self] in
      if map.operations.isEmpty {
        finishLater([finish], true)
      } else {
        countsStorage = CollectionCounts(shown.shown.after)
        followShadows(shown)
        carryOut(shown.shown, completions: [finish])
      }
      reconfigureNow(update.reconfigured)
    }
    if update.isAnimated { animate() } else { UIView.performWithoutAnimation(animate) }
    runWaitingLayoutChanges()
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
