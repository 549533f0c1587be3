import CollectionCore
import Foundation

extension UITableView: UpdateHost {
  /// A closure that is called when a batch update does not match the data. Its arguments are the table view and a
  /// message with all counts.
  ///
  /// Afterwards the table view reloads its data, so that it shows the current rows. The default is `nil`, which writes
  /// the message to standard error, or traps if the environment contains `TESSERA_STRICT=1`.
  public static var inconsistencyHandler: ((UITableView, String) -> Void)? {
    get { inconsistencies.handler }
    set { inconsistencies.handler = newValue }
  }

  private static var inconsistencies: InconsistencyHandler<UITableView> {
    ApplicationContext.object(.tableViewInconsistencies, InconsistencyHandler())
  }

  final func reportInconsistency(_ message: String) {
    if let handler = Self.inconsistencyHandler { handler(self, message) } else { Diagnostics.report(message) }
  }

  final var inconsistencyDetails: String { "Table view: \(self), data source \(dataSourceName)" }

  final var isInWindow: Bool { window != nil }

  final func callPublicMethod(_ update: PublicUpdateCall, style: RowAnimation) {
    switch update {
    case .moveSection(let source, let to): moveSection(source, toSection: to)
    case .moveItem(let source, let to): moveRow(at: source, to: to)
    case .deleteSections(let sections): deleteSections(sections, with: style)
    case .insertSections(let sections): insertSections(sections, with: style)
    case .reloadSections(let sections): reloadSections(sections, with: style)
    case .deleteItems(let paths): deleteRows(at: paths, with: style)
    case .insertItems(let paths): insertRows(at: paths, with: style)
    case .reloadItems(let paths): reloadRows(at: paths, with: style)
    case .reconfigureItems(let paths): reconfigureRows(at: paths)
    }
  }

  final func batchWillBegin() {
    guard canShowUpdates else {
      // The rows on screen cannot return to their positions now.
      if mapping.movement != nil || mapping.gap != nil { markNeedsReload() }
      return
    }
    abandonReordering()
    closeGap()
  }

  final var canShowUpdates: Bool { session.isIdle && pass.requestedCounts == nil }

  final func setNeedsPreparation() {
    session.setNeeds(.heights)
    setNeedsLayout()
  }

  final func reload(after change: PresentedUpdate) {
    updatePlaceholders(change)
    selection.apply(change.shownMap)
    selection.preserveSelection {
      // The application did not ask for a reload, so it may still insert the items of the placeholders.
      markNeedsReload(keepsPlaceholders: true)
      return change.shownMap.countsAfter
    }
  }

  final func batchDidEnd() {}

  final func discardCounts() { heights = nil }

  final func carryOut(
    _ change: PresentedUpdate, _ operations: TableOperations, reconfigured reconfiguredRows: [ItemIndex],
    completions: [(Bool) -> Void]
  ) {
    let oldMapping = mapping
    updatePlaceholders(change)
    carryOut(
      change.shownMap, operations.converted(to: change.shownMap, oldMapping, mapping), reconfigured: reconfiguredRows,
      completions: completions)
  }

  final func reloadAfterInconsistency(_ counts: SectionCounts) {
    selection.preserveSelection {
      markNeedsReload()
      return counts
    }
    runLayoutPass()
  }

  /// Adds the view of an element to its reuse pool after it has disappeared, and resets the properties that the
  /// animation has changed.
  final func recycle(_ element: TableElement, belongsToItem: Bool) {
    let view = element.view
    animator.removeUpdateAnimations(of: view)
    if belongsToItem, keepResponder(in: element, responderView) { return element.restoreOpacity() }
    discard(element)
    element.restoreOpacity()
  }

  /// Adds the disappearing element with a key to the live elements again. Returns the element, or `nil` if there is
  /// none.
  final func restoreDisappearing(_ key: ElementKey) -> TableElement? {
    guard let element = animator.restoreDisappearing(key) else { return nil }
    liveElements.insert(element)
    element.restoreOpacity()
    if let cell = element.cell { restoreState(of: cell, element.path) }
    return element
  }

  // MARK: Reconfiguring

  final func reconfigure(_ rows: [ItemIndex], completions: [(Bool) -> Void]) {
    // If the layout is not up to date, or something else moves the rows, the next layout pass measures the cells.
    guard heights != nil, session.isIdle, !updates.isBatchOpen, window != nil,
      !session.needs(.reload), !session.needs(.heights), reordering == nil, mapping.movement == nil,
      rows.contains(where: { liveElements[ElementKey(cell: shownPath(ofData: IndexPath($0)))] != nil }),
      let map = try? UpdateMap(before: shownCounts, after: shownCounts, operations: UpdateOperations())
    else {
      for row in rows { reconfigureNow(row) }
      return finishLater(completions, true)
    }
    carryOut(map, TableOperations(), reconfigured: rows, isRefitting: true, completions: completions)
  }

  /// Calls the data source to configure the existing cell of a row again.
  final func reconfigureNow(_ row: ItemIndex) {
    let path = IndexPath(row)
    let target = shownPath(ofData: path)
    guard let cell = cellForRow(at: target), let dataSource else { return }
    let outerCell = reconfiguredCell
    reconfiguredCell = (path, cell)
    let configuredCell = dataSource.tableView(self, cellForRowAt: path)
    reconfiguredCell = outerCell
    if configuredCell !== cell {
      Diagnostics.report(
        "the data source of \(self) returned another cell while row \(Array(path)) was being reconfigured; it must "
          + "dequeue a cell with the same identifier and return it. The row keeps its current cell")
    }
    restoreState(of: cell, target)
    cell.setNeedsUpdateConfiguration()
    if let element = cell.element, liveElements[element.key] === element {
      element.needsFitting = true
      setNeedsLayout()
    }
  }
}
