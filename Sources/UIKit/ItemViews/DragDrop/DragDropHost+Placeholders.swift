import CollectionCore
import Foundation

// Cells that represent no item of the data source. The layout includes them like items, so that the items make room for
// them. The data source and the delegate are never called for them. `DataMapping` stores their index paths.
extension DragDropHost {
  /// Updates the index paths of placeholders and dragged items after an update. Placeholders in deleted sections are
  /// removed.
  func updatePlaceholders(_ change: PresentedUpdate) {
    mapping.apply(change)
    dragDrop?.updatePaths { path in
      change.dataMap.newItem(ofOld: path.itemIndex).map { IndexPath($0) }
    }
  }

  /// Removes all placeholders and discards the dragged items before a reload, which makes their index paths invalid.
  func dropPlaceholders() {
    dragDrop?.updatePaths { _ in nil }
    if mapping.hasPlaceholders { mapping.removeAllPlaceholders() }
  }

  // MARK: The gap

  /// Opens the gap (the empty space for dropped items) at a data source index path, or moves an open gap to it.
  ///
  /// - Parameters:
  ///   - path: The index path at which a drop would insert an item.
  ///   - item: The data source index path of the item that the drag moves within the view. This item becomes the gap. Pass `nil`
  ///     for any other drag.
  func openGap(at path: IndexPath, moving item: IndexPath?) {
    guard canOpenGap else { return }
    resolveLayoutForDrop()
    if let item, !mapping.hasPlaceholders {
      if mapping.movement == nil, !shownCounts.contains(item) || !beginGapMovement(of: item) { return }
      if isMovedItemGap { moveGap(to: path) }
      return
    }
    let counts = shownCounts
    guard mapping.movement == nil, counts.indices.contains(path.section) else { return }
    if let gap = mapping.gap, let gapPath = mapping.path(of: gap) {
      guard mapping.dataIndexPath(ofStored: gapPath) != path else { return }
      let target = mapping.target(of: gap, atDataPath: path)
      let countsAfter = counts.moving(fromSection: gapPath.section, toSection: target.section)
      guard countsAfter.contains(target) else { return }
      var operations = UpdateOperations()
      operations.movedItems = [.init(from: gapPath.itemIndex, to: target.itemIndex)]
      showChange(operations, countsAfter) { mapping.move(gap, to: target) }
      return
    }
    let target = mapping.storedPath(ofData: path)
    guard target.item <= counts[target.section] else { return }
    registerGapCell()
    let height = gapHeight(at: target)
    show(PlaceholderItem(reuseIdentifier: PlaceholderItem.gapIdentifier, isGap: true, height: height), at: target)
  }

  /// Closes the gap (the empty space for dropped items). All items are shown at their index paths in the data again.
  func closeGap() {
    if isMovedItemGap { endGapMovement() }
    if let gap = mapping.gap { remove(gap) }
  }

  // MARK: Placeholders

  /// Shows a placeholder at an index path of the data.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder to insert.
  ///   - path: The data source index path at which it is inserted.
  /// - Returns: `true` if the placeholder was inserted. If the index path is invalid, an error is reported.
  func insert(_ placeholder: PlaceholderItem, atDataPath path: IndexPath) -> Bool {
    closeGap()
    abandonMovement()
    resolveLayoutForDrop()
    let counts = shownCounts
    let target = mapping.storedPath(ofData: path)
    guard path.count == 2, counts.indices.contains(path[0]), target.item <= counts[target.section] else {
      Diagnostics.report(
        "\(self): a placeholder cannot be inserted at \(Array(path)): \(counts.describe(missing: path, Self.terms))")
      return false
    }
    show(placeholder, at: target)
    return true
  }

  /// Replaces a placeholder with an item of the data. Only its cell changes.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder to replace.
  ///   - update: A closure that inserts the item in the data source, at the index path that is passed to it.
  func commit(_ placeholder: PlaceholderItem, _ update: (IndexPath) -> Void) {
    abandonMovement()
    guard let path = mapping.path(of: placeholder) else { return }
    let insertedPath = mapping.dataIndexPath(ofStored: path)
    update(insertedPath)
    mapping.replaceWithItem(placeholder)
    let counts = shownCounts
    guard dataSourceConfirms(mapping.dataCounts(ofShown: counts), in: [path.section]) else {
      Diagnostics.report(
        "\(self): the insertion for the placeholder at \(Array(path)) was committed, but the data source "
          + "\(dataSourceName) has not inserted \(Self.terms.anItem) there. The \(Self.terms.view) reloads from its "
          + "data source."
      )
      setNeedsReload()
      return
    }
    // The number of presented items does not change, because the item replaces its placeholder. The data has one more item.
    dragDrop?.updatePaths { old in
      guard old.section == insertedPath.section, old.item >= insertedPath.item else { return old }
      return IndexPath(item: old.item + 1, section: old.section)
    }
    var operations = UpdateOperations()
    operations.reloadedItems = [path.itemIndex]
    showChange(operations, counts, changesData: true) {}
  }

  /// Removes a placeholder or the gap of a drag from the presented items.
  func remove(_ placeholder: PlaceholderItem) {
    abandonMovement()
    resolveLayoutForDrop()
    guard let path = mapping.path(of: placeholder) else { return }
    var operations = UpdateOperations()
    operations.deletedItems = [path.itemIndex]
    showChange(operations, shownCounts.adding(-1, section: path.section)) { mapping.remove(placeholder) }
  }

  // MARK: Steps

  private func show(_ placeholder: PlaceholderItem, at path: IndexPath) {
    var operations = UpdateOperations()
    operations.insertedItems = [path.itemIndex]
    showChange(operations, shownCounts.adding(1, section: path.section)) { mapping.insert(placeholder, at: path) }
  }

  /// Shows a change of the placeholders or the gap, without notifying the data source. If `changesData` is `true`, the
  /// data source has already changed its data.
  private func showChange(
    _ operations: UpdateOperations, _ after: SectionCounts, changesData: Bool = false, _ change: () -> Void
  ) {
    do {
      let map = try UpdateMap(before: shownCounts, after: after, operations: operations)
      showPlaceholderChange(map, changesData: changesData, change)
    } catch {
      Diagnostics.report(
        "\(self): a placeholder or a gap for a drop cannot be shown and is ignored: \(error)")
    }
  }
}
