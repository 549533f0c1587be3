import CollectionCore
import Foundation

/// An object that collects the updates of a table or collection view in batches, and commits each complete batch.
///
/// A batch begins with the first `beginUpdates()` and ends with the matching `endUpdates()`. Batches can be nested, and
/// an update outside of a batch forms its own batch. At the end of the outermost batch, the counts of the data source
/// are compared with the result of the operations:
///
/// - If they match, the view shows the new data (`UpdateHost.carryOut`).
/// - Otherwise an error is reported, and the view reloads.
///
/// Then the completion handlers are called, first the handler of the outermost batch, then those of the inner batches
/// in order.
@MainActor
final class UpdateCoordinator<Host: UpdateHost> {
  /// The purpose for which a diffable data source begins a batch.
  enum Snapshot {
    /// The batch commits a change. Other updates that are requested in it are ignored.
    case change(DataUpdate, style: Host.Operations.Style)
    /// The batch only calls the public methods for a change that an earlier batch has committed.
    case announcement
  }

  /// The object that requests the counts from the data source.
  let reader: CountReader<Host>
  unowned let host: Host

  /// The number of open batches, which can be nested.
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var operations = Host.Operations()
  private var reconfiguredPaths: [IndexPath] = []
  private var snapshot: Snapshot?
  /// Indicates whether a diffable data source is calling the public methods for its change. During this time, the calls
  /// record no operations, because the change is known.
  private var isAnnouncingChange = false
  private var completions: [(Bool) -> Void] = []
  /// Closures that are called when the open batch has been committed.
  private var deferredActions: [@MainActor () -> Void] = []

  init(_ host: Host) {
    self.host = host
    reader = CountReader(host)
  }

  /// Indicates whether a batch is open. The data may then be newer than the counts.
  var isBatchOpen: Bool { depth > 0 }

  // MARK: Collecting

  /// Records operations in the open batch. If no batch is open, the operations are committed immediately.
  func record(_ change: (inout Host.Operations) -> Void) {
    if isAnnouncingChange { return }
    // The data has changed all the same, so the counts that are being read may be out of date.
    guard canUpdate() else { return host.setNeedsReload() }
    begin()
    change(&operations)
    end()
  }

  /// Records that the application moves an item in the current batch.
  func recordMove(_ from: IndexPath, to: IndexPath) {
    record { operations in
      let moveEnds = items([from, to])
      if moveEnds.count == 2 { operations.moveItem(from: moveEnds[0], to: moveEnds[1]) }
    }
  }

  /// Calls a closure and commits its updates as one batch.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods for the changes.
  ///   - completion: A closure that is called after the animations, with `true` if they were not interrupted.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard canUpdate() else {
      if let completion { host.finishLater([completion], false) }
      return
    }
    begin()
    if let completion { completions.append(completion) }
    updates?()
    end()
  }

  /// Begins a batch, which the matching `endUpdates()` ends.
  func beginUpdates() { begin() }

  /// Ends the batch of the matching `beginUpdates()`. The outermost batch is committed.
  func endUpdates() {
    guard depth > 0 else {
      Diagnostics.report("endUpdates() of \(host) was called without a matching beginUpdates(); the call is ignored")
      return
    }
    end()
  }

  /// Reconfigures the cells of items immediately, or after the open batch has been committed.
  func reconfigure(_ paths: [IndexPath]) {
    if isAnnouncingChange { return }
    if depth > 0 {
      reconfiguredPaths += paths.filter { $0.count == 2 }
    } else {
      host.reconfigure(items(paths), completions: [])
    }
  }

  /// Returns the item indexes for index paths. An index path that identifies no item is ignored, and an error is
  /// reported.
  func items(_ paths: [IndexPath]) -> [ItemIndex] {
    paths.compactMap { path in
      if path.count == 2 { return path.itemIndex }
      Diagnostics.report(
        "\(host): \(Array(path)) is not the index path of \(Host.terms.anItem); it must have two "
          + "indexes. This index path is ignored")
      return nil
    }
  }

  /// Discards the recorded operations before a reload.
  func discardOperations() {
    operations = Host.Operations()
    reconfiguredPaths = []
  }

  private func canUpdate() -> Bool {
    if !reader.isCounting { return true }
    Diagnostics.report(
      "\(host) cannot be updated while its data source \(host.dataSourceName) is being called for the numbers of "
        + "sections and \(Host.terms.items); the update is ignored")
    return false
  }

  private func begin() {
    depth += 1
    guard depth == 1 else { return }
    host.batchWillBegin()
    operations = Host.Operations()
    completions = []
    loadCounts()
  }

  /// Reads the counts from the data source if they are not cached. This method must be called before the data changes.
  private func loadCounts() {
    if !host.needsReload { _ = host.shownCounts }
  }

  private func end() {
    depth -= 1
    guard depth == 0 else { return }
    commit()
    host.batchDidEnd()
    let actions = deferredActions
    deferredActions = []
    for action in actions { action() }
  }

  // MARK: Committing

  private func commit() {
    operations.removeRepeatedMoves()
    let (operations, reconfiguredPaths, completions, snapshot) = (operations, reconfiguredPaths, completions, snapshot)
    discardOperations()
    self.snapshot = nil
    self.completions = []
    switch snapshot {
    case .change(let update, let style): return carryOut(update, style, completions)
    case .announcement: return host.finishLater(completions, true)
    case nil: break
    }
    guard !host.needsReload, let counts = host.cachedCounts else {
      // If nothing has been shown yet, or the batch contains a reload, only the new data is shown. Counts that were requested
      // after the reload may be those of the data before the batch. In a callback, the counts that are being read are out of date.
      if host.canShowUpdates { host.discardCounts() } else { host.setNeedsReload() }
      host.runLayoutPass()
      host.finishLater(completions, isFinishedWithoutAnimation)
      return
    }
    let oldCounts = host.mapping.dataCounts(ofShown: counts)
    var countsAfter: SectionCounts?
    let change: PresentedUpdate
    do {
      change = try host.mapping.shownUpdate(reader.map(operations.operations, before: oldCounts, after: &countsAfter))
    } catch {
      reportInconsistency(error, operations.operations, before: oldCounts, after: countsAfter)
      host.reloadAfterInconsistency(countsAfter ?? reader.allCounts)
      host.finishLater(completions, isFinishedWithoutAnimation)
      return
    }
    // The data source may have reloaded the view while it was called for the counts.
    guard !host.needsReload, host.cachedCounts == counts else {
      host.setNeedsReload()
      return host.finishLater(completions, isFinishedWithoutAnimation)
    }
    let reconfiguredItems = reconfiguredPaths.compactMap { change.dataMap.newItem(ofOld: $0.itemIndex) }
    guard host.canShowUpdates else { return showLater(change, reconfiguredItems, completions) }
    host.carryOut(change, operations, reconfigured: reconfiguredItems, completions: completions)
  }

  /// Commits a change that was made in a callback of a layout pass or of another update, whose elements must not be replaced.
  private func showLater(
    _ change: PresentedUpdate, _ reconfiguredItems: [ItemIndex], _ completions: [(Bool) -> Void]
  ) {
    if change.shownMap.operations.isEmpty {
      host.reconfigure(reconfiguredItems, completions: [])
      host.setNeedsPreparation()
    } else {
      host.reload(after: change)
    }
    host.finishLater(completions, isFinishedWithoutAnimation)
  }

  /// The value that the completion handler of a batch without an animation receives.
  private var isFinishedWithoutAnimation: Bool { UIView.areAnimationsEnabled ? host.isInWindow : true }

  private func reportInconsistency(
    _ error: UpdateError, _ operations: UpdateOperations, before: SectionCounts, after: SectionCounts?
  ) {
    let terms = Host.terms
    host.reportInconsistency(
      "\(error.message(terms)). \(terms.items.capitalized) in each section before the update: \(before)"
        + (after.map { ", after the update: \($0)" } ?? "")
        + ". Operations: \(terms.translated("\(operations)")). \(host.inconsistencyDetails). The \(terms.view) reloads "
        + "from its data source.")
  }

  // MARK: Snapshots

  /// Returns whether a change can be made now. A change cannot be made while updates are collected or the data source is called
  /// for counts.
  ///
  /// - Parameter action: A closure that is called later if the result is `false`.
  /// - Returns: `true` if the caller can make the change now. In this case, the closure is not called.
  func isReady(orElse action: @escaping @MainActor () -> Void) -> Bool {
    if depth > 0 {
      deferredActions.append(action)
      return false
    }
    if reader.isCounting {
      DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
      return false
    }
    return true
  }

  /// Makes the change of a snapshot inside the batch that was begun for the snapshot, and calls the public methods,
  /// which subclasses can override.
  ///
  /// If an override of `performBatchUpdates` has not begun the batch, the view reloads.
  func enter(_ batch: Snapshot, _ change: () -> Void, publicCalls: () -> Void) {
    change()
    let isBatchOpen = depth > 0
    if isBatchOpen { snapshot = batch }
    isAnnouncingChange = true
    publicCalls()
    isAnnouncingChange = false
    if !isBatchOpen, case .change = batch { host.setNeedsReload() }
  }

  /// Commits a change that the view has begun, such as the movement of an item, without calling overridable methods.
  func carryOut(_ update: DataUpdate, style: Host.Operations.Style, _ change: () -> Void) {
    host.batchWillBegin()
    loadCounts()
    change()
    carryOut(update, style, [])
    host.batchDidEnd()
  }

  /// Commits the change of a diffable data source at the end of its batch.
  private func carryOut(_ update: DataUpdate, _ style: Host.Operations.Style, _ completions: [(Bool) -> Void]) {
    guard !host.needsReload, let counts = host.cachedCounts else {
      // If nothing has been shown yet, or a reload was requested before, only the new data is shown.
      if host.canShowUpdates { host.discardCounts() } else { host.setNeedsReload() }
      host.runLayoutPass()
      host.finishLater(completions, true)
      return
    }
    let map = update.map
    guard confirms(map, before: host.mapping.dataCounts(ofShown: counts)),
      let change = try? host.mapping.shownUpdate(map)
    else {
      host.setNeedsReload()
      host.runLayoutPass()
      host.finishLater(completions, true)
      return
    }
    if map.operations.isEmpty {
      host.reconfigure(Array(update.reconfiguredItems), completions: completions)
    } else if !host.canShowUpdates {
      showLater(change, [], completions)
    } else {
      host.carryOut(
        change, Host.Operations(map.operations, style: style), reconfigured: Array(update.reconfiguredItems),
        completions: completions)
    }
  }

  /// Returns whether the counts of the data source match a map. The counts may differ if the data source wraps the object that
  /// created the map.
  private func confirms(_ map: UpdateMap, before: SectionCounts) -> Bool {
    let isPreviousSnapshot = before == map.countsBefore
    if isPreviousSnapshot, reader.confirms(map.countsAfter, in: Set(map.changedSections)) { return true }
    host.reportInconsistency(
      "a snapshot was applied to \(host), but its data source \(host.dataSourceName) returns other numbers of "
        + "\(Host.terms.items) than "
        + (isPreviousSnapshot
          ? "the snapshot, whose sections have \(map.countsAfter)"
          : "the previous snapshot, whose sections have \(map.countsBefore); the \(Host.terms.view) shows \(before)")
        + ". The \(Host.terms.view) reloads from its data source.")
    return false
  }
}
