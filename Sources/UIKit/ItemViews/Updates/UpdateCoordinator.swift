import CollectionCore
import Foundation

/// Collects the updates of an item view in batches, and commits each complete batch.
///
/// A batch begins with the first `beginUpdates()` and ends with the matching `endUpdates()`. Batches can be nested, and
/// an update outside of a batch forms its own batch. At the end of the outermost batch, the counts of the data source
/// are compared with the result of the operations:
///
/// - If they match, the view shows the new data (`UpdateHost.carryOut`).
/// - Otherwise an error is reported, and the view reloads.
///
/// Then the completion handlers are called: first the handler of the outer batch, then those of the inner batches in
/// order.
@MainActor
final class UpdateCoordinator<Host: UpdateHost> {
  /// The kind of a batch that was begun by a diffable data source.
  enum Snapshot {
    /// The batch makes this change. Updates that are requested in it are ignored.
    case change(DataUpdate, style: Host.Operations.Style)
    /// The batch only calls the public methods for a change that was committed by an earlier batch.
    case announcement
  }

  /// Reads the counts of the data source.
  let reader: CountReader<Host>
  unowned let host: Host

  /// The nesting depth of open batches.
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var operations = Host.Operations()
  private var reconfigured: [IndexPath] = []
  private var snapshot: Snapshot?
  /// Indicates whether a diffable data source is calling the public methods for its change. The operations are known in
  /// that case.
  private var isNaming = false
  private var completions: [(Bool) -> Void] = []
  /// The closures that wait for the open batch to be committed.
  private var deferred: [@MainActor () -> Void] = []

  init(_ host: Host) {
    self.host = host
    reader = CountReader(host)
  }

  /// Indicates whether a batch is open. The data may then be newer than the counts.
  var isCollecting: Bool { depth > 0 }

  // MARK: Collecting

  /// Adds operations to the open batch. Without an open batch, they are committed immediately.
  func record(_ change: (inout Host.Operations) -> Void) {
    guard !isNaming, canUpdate() else { return }
    begin()
    change(&operations)
    end()
  }

  /// Adds the move of an item to the recorded operations.
  func recordMove(_ from: IndexPath, to: IndexPath) {
    record { operations in
      let ends = items([from, to])
      if ends.count == 2 { operations.moveItem(from: ends[0], to: ends[1]) }
    }
  }

  /// Calls a closure as one batch.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the methods for the changes.
  ///   - completion: A closure that is called after the animations. Its argument is `true` if they were not
  ///     interrupted.
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

  /// Begins a batch. It must be ended by `endUpdates()`.
  func beginUpdates() { begin() }

  /// Ends a batch that was begun by `beginUpdates()`. The outermost batch is committed.
  func endUpdates() {
    guard depth > 0 else {
      Diagnostics.report("endUpdates() of \(host) was called without a matching beginUpdates(); the call is ignored")
      return
    }
    end()
  }

  /// Reconfigures items of the data immediately, or after the open batch was committed.
  func reconfigure(_ paths: [IndexPath]) {
    if isNaming { return }
    if depth > 0 {
      reconfigured += paths.filter { $0.count == 2 }
    } else {
      for item in items(paths) { host.reconfigureNow(item) }
    }
  }

  /// Returns the items at index paths. Reports an error for an index path that does not identify an item, and ignores
  /// it.
  func items(_ paths: [IndexPath]) -> [ItemIndex] {
    paths.compactMap { path in
      if path.count == 2 { return path.itemIndex }
      Diagnostics.report(
        "\(host): \(Array(path)) is not the index path of \(Host.terms.anItem), which has two indexes; it is ignored")
      return nil
    }
  }

  /// Discards the collected operations before a reload.
  func discardOperations() {
    operations = Host.Operations()
    reconfigured = []
  }

  private func canUpdate() -> Bool {
    if !reader.isCounting { return true }
    Diagnostics.report(
      "\(host) cannot be updated while its data source \(host.dataSourceName) is being asked for the numbers of sections "
        + "and \(Host.terms.items); the update is ignored")
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

  /// Reads the counts before the data changes, if they are not cached.
  private func loadCounts() {
    if !host.needsReload { _ = host.shownCounts }
  }

  private func end() {
    depth -= 1
    guard depth == 0 else { return }
    commit()
    host.batchDidEnd()
    let waiting = deferred
    deferred = []
    for action in waiting { action() }
  }

  // MARK: Committing

  private func commit() {
    let (operations, reconfigured, completions, snapshot) = (operations, reconfigured, completions, snapshot)
    discardOperations()
    self.snapshot = nil
    self.completions = []
    switch snapshot {
    case .change(let update, let style): return carryOut(update, style, completions)
    case .announcement: return host.finishLater(completions, true)
    case nil: break
    }
    guard !host.needsReload, let shown = host.knownCounts else {
      // Nothing has been shown yet, or the batch contains a reload: only the new data matters.
      host.runLayoutPass()
      host.finishLater(completions, endsAtOnce)
      return
    }
    let before = host.mapping.dataCounts(ofShown: shown)
    var after: SectionCounts?
    let change: PresentedUpdate
    do {
      change = try host.mapping.shownUpdate(reader.map(operations.operations, before: before, after: &after))
    } catch {
      reportInconsistency(error, operations.operations, before: before, after: after)
      host.reloadAfterInconsistency(after ?? reader.all)
      host.finishLater(completions, endsAtOnce)
      return
    }
    host.carryOut(change, operations, completions: completions)
    for path in reconfigured {
      if let item = change.data.newItem(ofOld: path.itemIndex) { host.reconfigureNow(item) }
    }
  }

  /// The argument of the completion handler of a batch without an animation.
  private var endsAtOnce: Bool { UIView.areAnimationsEnabled ? host.isInWindow : true }

  private func reportInconsistency(
    _ error: UpdateError, _ operations: UpdateOperations, before: SectionCounts, after: SectionCounts?
  ) {
    let terms = Host.terms
    host.reportInconsistency(
      "\(error.message(terms)). \(terms.items.capitalized) a section before: \(before)"
        + (after.map { ", after: \($0)" } ?? "")
        + ". Operations: \(terms.translated("\(operations)")). \(host.inconsistencyDetails). It reloads from its data "
        + "source.")
  }

  // MARK: Snapshots

  /// Returns whether no updates are being collected and the data source is not being called for counts.
  ///
  /// - Parameter action: A closure that is called later if the result is `false`.
  /// - Returns: `true` if the caller can continue. The closure is not called then.
  func isReady(orElse action: @escaping @MainActor () -> Void) -> Bool {
    if depth > 0 {
      deferred.append(action)
      return false
    }
    if reader.isCounting {
      DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
      return false
    }
    return true
  }

  /// Makes the change of a snapshot inside the batch that was begun for it, and calls the methods that subclasses
  /// override.
  ///
  /// If an override of `performBatchUpdates` has not begun a batch, the view reloads.
  func enter(_ batch: Snapshot, _ change: () -> Void, naming: () -> Void) {
    change()
    let isOpen = depth > 0
    if isOpen { snapshot = batch }
    isNaming = true
    naming()
    isNaming = false
    if !isOpen, case .change = batch { host.setNeedsReload() }
  }

  /// Commits a change that was begun by the view, such as the movement of an item, without calling overridable methods.
  func carryOut(_ update: DataUpdate, style: Host.Operations.Style, _ change: () -> Void) {
    host.batchWillBegin()
    loadCounts()
    change()
    carryOut(update, style, [])
    host.batchDidEnd()
  }

  /// Commits the change of a diffable data source when its batch is closed.
  private func carryOut(_ update: DataUpdate, _ style: Host.Operations.Style, _ completions: [(Bool) -> Void]) {
    guard !host.needsReload, let shown = host.knownCounts else {
      // Nothing has been shown yet, or a reload was requested before: only the new data matters.
      host.runLayoutPass()
      host.finishLater(completions, true)
      return
    }
    let map = update.map
    guard confirms(map, before: host.mapping.dataCounts(ofShown: shown)),
      let change = try? host.mapping.shownUpdate(map)
    else {
      host.setNeedsReload()
      host.runLayoutPass()
      host.finishLater(completions, true)
      return
    }
    if map.operations.isEmpty {
      host.finishLater(completions, true)
    } else {
      host.carryOut(change, Host.Operations(map.operations, style: style), completions: completions)
    }
    for item in update.reconfigured { host.reconfigureNow(item) }
  }

  /// Returns whether the counts of the data source match the map. They may differ if the data source wraps the object
  /// that created the map.
  private func confirms(_ map: UpdateMap, before: SectionCounts) -> Bool {
    let isKnown = before == map.before
    if isKnown, reader.confirms(map.after, in: Set(map.changedSections)) { return true }
    host.reportInconsistency(
      "a snapshot was applied to \(host), but its data source \(host.dataSourceName) returns other numbers of "
        + "\(Host.terms.items) than the snapshots: "
        + (isKnown ? "not \(map.after) afterwards" : "the view shows \(before), the snapshot before was \(map.before)")
        + ". It reloads from its data source.")
    return false
  }
}
