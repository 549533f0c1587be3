import CollectionCore
import Foundation

extension UITableView {
  /// Hears of batches that do not fit the data (`view`, what is wrong with all counts). Afterwards the table reloads from
  /// the data source, so nothing is lost. Default: the message goes to standard error; `TESSERA_STRICT=1` traps.
  public static var inconsistencyHandler: ((UITableView, String) -> Void)? {
    get { ApplicationContext.current.tableViewInconsistencies }
    set { ApplicationContext.current.tableViewInconsistencies = newValue }
  }

  /// The rows that paths name. What is no path of a row is reported and left out: the counts will tell.
  final func items(_ paths: [IndexPath]) -> [ItemIndex] {
    paths.compactMap { path in
      if path.count == 2 { return path.itemIndex }
      Misuse.report("\(self): \(Array(path)) is no path of a row, which has two indexes; it is left out")
      return nil
    }
  }

  /// Adds an operation to the open batch, or carries it out as a batch of its own. No animation: a move.
  final func record(_ animation: RowAnimation?, _ change: (inout TableOperations) -> Void) {
    guard !batches.isAnnouncing, mayUpdate() else { return }
    openBatch()
    change(&batches.operations)
    batches.operations.note(animation)
    closeBatch()
  }

  final func recordMove(_ from: IndexPath, _ to: IndexPath) {
    record(nil) { changes in
      let ends = items([from, to])
      if ends.count == 2 { changes.operations.movedItems.append(.init(from: ends[0], to: ends[1])) }
    }
  }

  final func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard mayUpdate() else {
      if let completion { finishLater([completion], false) }
      return
    }
    openBatch()
    if let completion { batches.completions.append(completion) }
    updates?()
    closeBatch()
  }

  private func mayUpdate() -> Bool {
    if !batches.isCounting { return true }
    Misuse.report(
      "\(self) cannot be updated while its data source \(dataSource.map { "\(type(of: $0))" } ?? "nil") is being asked for "
        + "the numbers of sections and rows; the update is left out")
    return false
  }

  final func openBatch() {
    batches.depth += 1
    guard batches.depth == 1 else { return }
    abandonReordering()
    batches.operations = TableOperations()
    batches.completions = []
    // The counts before the batch: known since the last pass, else read now, while the data is as it was.
    if !pass.owesReload { _ = loadedHeights }
  }

  final func closeBatchByHand() {
    guard batches.depth > 0 else {
      Misuse.report("\(self) was told to end updates that nobody began")
      return
    }
    closeBatch()
  }

  private func closeBatch() {
    batches.depth -= 1
    if batches.depth == 0 { commitBatch() }
  }

  private func commitBatch() {
    let changes = batches.operations
    let reconfigured = batches.reconfigurePaths
    let completions = batches.completions
    let data = batches.data
    batches.drop()
    batches.data = nil
    batches.completions = []
    switch data {
    case (.update(let update), let animation)?: return carryOut(update, animation, completions: completions)
    case (.announcement, _)?: return finishLater(completions, true)
    case nil: break
    }
    guard !pass.owesReload, let before = heights?.counts else {
      // Nothing has been shown yet, or a reload came with it: the new data is all that counts.
      runLayoutPass()
      finishLater(completions, UIView.areAnimationsEnabled ? window != nil : true)
      return
    }
    var after: SectionCounts?
    let map: UpdateMap
    do {
      map = try TableCountReader(table: self).map(changes.operations, before: before, after: &after)
    } catch {
      reportInconsistency(error, changes.operations, before: before, after: after)
      heal(with: after)
      finishLater(completions, UIView.areAnimationsEnabled ? window != nil : true)
      return
    }
    carryOut(map, changes, completions: completions)
    reconfigureNow(reconfigured.compactMap { map.newItem(ofOld: $0.itemIndex) })
  }

  private func reportInconsistency(
    _ error: UpdateError, _ operations: UpdateOperations, before: SectionCounts, after: SectionCounts?
  ) {
    let message =
      "\(error.tableMessage). Rows a section before: \(before)" + (after.map { ", after: \($0)" } ?? "")
      + ". Operations: \("\(operations)".replacingOccurrences(of: "items", with: "rows")). Table view: \(self), data source "
      + "\(dataSource.map { "\(type(of: $0))" } ?? "nil"). It reloads from its data source."
    if let handler = Self.inconsistencyHandler { handler(self, message) } else { Misuse.report(message) }
  }

  /// Shows what the data source has. Nobody knows which row went where, so the selection stays at its paths, as far as
  /// they exist.
  private func heal(with after: SectionCounts?) {
    selection.keepWhile {
      owesReload()
      return loadedHeights.counts
    }
    runLayoutPass()
  }

  final func finishLater(_ completions: [(Bool) -> Void], _ finished: Bool) {
    guard !completions.isEmpty else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { for completion in completions { completion(finished) } }
    }
  }

  // MARK: Reconfiguring

  final func reconfigure(_ paths: [IndexPath]) {
    if batches.isAnnouncing { return }
    if batches.depth > 0 {
      batches.reconfigurePaths += paths.filter { $0.count == 2 }
    } else {
      reconfigureNow(items(paths))
    }
  }

  final func reconfigureNow(_ rows: [ItemIndex]) {
    for row in rows {
      let path = IndexPath(row)
      guard let cell = cellForRow(at: path), let dataSource else { continue }
      batches.reconfigured = (path, cell)
      let configured = dataSource.tableView(self, cellForRowAt: path)
      batches.reconfigured = nil
      if configured !== cell {
        Misuse.report(
          "the data source of \(self) returned another cell while row \(Array(path)) was being reconfigured; it must "
            + "dequeue with the same identifier and return what it gets. The row keeps the cell that it has")
      }
      restoreState(of: cell, path)
      cell.setNeedsUpdateConfiguration()
      if let element = cell.element, realized[element.key] === element {
        element.owesFitting = true
        setNeedsLayout()
      }
    }
  }
}

extension UpdateError {
  /// What is wrong in a table, beginning as UIKit's exceptions do (measurements.md, chapter 13).
  var tableMessage: String {
    func rows(_ text: String) -> String {
      text.replacingOccurrences(of: "items", with: "rows").replacingOccurrences(of: "item", with: "row")
    }
    switch self {
    case .sectionCount: return "Invalid update: invalid number of sections. In the table view, \(self)"
    case .itemCount(let section, _, _, _, _, _, _, _):
      return "Invalid update: invalid number of rows in section \(section). Of an existing section, \(rows("\(self)"))"
    case .sectionOutOfRange, .itemOutOfRange, .conflict: return "Invalid update: attempt to \(rows("\(self)"))"
    }
  }
}
