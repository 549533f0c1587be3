import CollectionCore
import Foundation

extension UITableView {
  final func beginReordering(_ cell: UITableViewCell, at point: CGPoint) -> Bool {
    guard reordering == nil, !updates.isBatchOpen, let element = cell.element, liveElements[element.key] === element,
      !isPlaceholder(at: element.path), canMove(dataIndexPath(element.path))
    else { return false }
    closeGap()
    closeOpenRow(animated: true)
    selection.endHighlight()
    prefetch.drop()
    let autoscroll = EdgeAutoscroll()
    autoscroll.onStep = { [weak self] in
      // The finger has not moved on the screen, but the content below it has scrolled.
      guard let self, let touchLocation = reordering?.currentTouchLocation(in: self) else { return }
      moveReordering(to: touchLocation)
    }
    let preview = LiftedPreview()
    mapping.beginMovement(of: element.path)
    reordering = RowReordering(
      element: element, grabOffset: cell.frame.minY - point.y, autoscroll: autoscroll, preview: preview,
      touchLocation: point)
    touchLocationOnScreen = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    if let front = subviewList.last(where: { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }),
      front !== cell
    {
      insertSubview(cell, aboveSubview: front)
    }
    preview.lift(cell)
    return true
  }

  final func moveReordering(to point: CGPoint) {
    guard var reorderedRow = reordering, let movement = mapping.movement else { return }
    reorderedRow.touchLocation = point
    touchLocationOnScreen = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    reordering = reorderedRow
    let cell = reorderedRow.element.view
    UIView.withoutAnimation {
      cell.center = CGPoint(x: cell.center.x, y: point.y + reorderedRow.grabOffset + cell.bounds.height / 2)
    }
    if let proposedPath = proposedPath(for: cell.center.y, movement), proposedPath != movement.currentPath {
      let target = delegateTarget(proposedPath, movement)
      if target != movement.currentPath, isValidTarget(target, movement) { moveReorderedRow(to: target) }
    }
    reorderedRow.autoscroll.update(point, in: self)
  }

  /// Returns the destination of a moved row whose middle is at a vertical position. This is the index path of the row
  /// at that position, or the end of a section. The result is nil if the table has no rows.
  private func proposedPath(for y: CGFloat, _ movement: ItemMovement) -> IndexPath? {
    let heights = loadedHeights
    let localY = y - sectionsTop
    guard let row = heights.lastRow(beginningBy: localY) ?? heights.firstRow(endingAfter: localY) else { return nil }
    let path = IndexPath(row)
    if path.section == movement.currentPath.section { return path }
    // In another section, the destination is before or after the row at the position.
    guard let extent = heights.extent(of: .row(row.item, row.section)) else { return path }
    return localY > extent.y + extent.height / 2 ? IndexPath(item: row.item + 1, section: row.section) : path
  }

  /// Returns the destination that the delegate chooses for a moved row instead of a proposed destination. The index paths that
  /// are passed to the delegate and returned by it are index paths of the data source, which do not include placeholders.
  final func delegateTarget(_ proposed: IndexPath, _ movement: ItemMovement) -> IndexPath {
    guard let delegate else { return proposed }
    let dataProposal = mapping.dataTarget(proposed)
    let targetPath = delegate.tableView(
      self, targetIndexPathForMoveFromRowAt: mapping.dataIndexPath(ofStored: movement.originalPath),
      toProposedIndexPath: dataProposal)
    return targetPath == dataProposal ? proposed : mapping.shownTarget(ofData: targetPath)
  }

  /// Returns whether the row that the user is moving can be shown at an index path.
  final func isValidTarget(_ path: IndexPath, _ movement: ItemMovement) -> Bool {
    let counts = loadedHeights.counts
    guard path.count == 2, counts.indices.contains(path.section), path.item >= 0 else { return false }
    let validRowCount = counts[path.section] + (path.section == movement.currentPath.section ? 0 : 1)
    return path.item < validRowCount
  }

  /// Moves the row that the user is moving to an index path on screen, so that the other rows make room. The data
  /// source is not called before the movement ends.
  final func moveReorderedRow(to target: IndexPath) {
    guard let movement = mapping.movement, let oldCounts = heights?.counts else { return }
    var operations = UpdateOperations()
    operations.movedItems = [.init(from: movement.currentPath.itemIndex, to: target.itemIndex)]
    var countsAfter = oldCounts
    if target.section != movement.currentPath.section {
      countsAfter.set(oldCounts[movement.currentPath.section] - 1, section: movement.currentPath.section)
      countsAfter.set(oldCounts[target.section] + 1, section: target.section)
    }
    guard let map = try? UpdateMap(before: oldCounts, after: countsAfter, operations: operations) else { return }
    mapping.moveItem(to: target)
    carryOut(map, TableOperations(operations, style: .automatic), completions: [])
  }

  final func endReordering(cancelled: Bool) {
    guard let reorderedRow = reordering, let movement = mapping.movement else { return }
    reorderedRow.autoscroll.stop()
    if cancelled, movement.currentPath != movement.originalPath { moveReorderedRow(to: movement.originalPath) }
    reorderedRow.preview.drop()
    let source = mapping.dataIndexPath(ofStored: movement.originalPath)
    let destination = cancelled ? source : mapping.dataTarget(movement.currentPath)
    reordering = nil
    mapping.dropItem()
    if source != destination { notifyDataSourceOfMove(source, destination) }
    guard
      let frame = liveElements[reorderedRow.element.key] === reorderedRow.element
        ? naturalFrame(of: reorderedRow.element.key) : nil
    else {
      return
    }
    UpdateSpring.animate {
      self.setFrame(frame, of: reorderedRow.element)
    } completion: { [weak self] _ in
      // During reordering, the cell is in front of all headers. It is inserted behind them again.
      guard let self, reorderedRow.element.view.superview === self, reorderedRow.element.update == nil else { return }
      insertSubview(reorderedRow.element.view, at: firstElementIndex)
    }
    layoutChanged()
  }

  /// Tells the data source that the user has moved a row, which the table view already shows at its new position.
  final func notifyDataSourceOfMove(_ from: IndexPath, _ to: IndexPath) {
    pass.userMove = (from, to)
    dataSource?.tableView(self, moveRowAt: from, to: to)
    pass.userMove = nil
    let movement = ItemMovement(originalPath: from, currentPath: to)
    dragDrop?.updatePaths { movement.shownPath(ofOriginal: $0) }
  }

  /// Ends a movement because of a reload or an update, and moves the row back.
  final func abandonReordering() {
    guard let reorderedRow = reordering else { return }
    reorderedRow.autoscroll.stop()
    if !session.needs(.reload), let movement = mapping.movement, movement.currentPath != movement.originalPath {
      moveReorderedRow(to: movement.originalPath)
    }
    reorderedRow.preview.drop()
    reordering = nil
    mapping.cancelMovement()
    setNeedsLayout()
  }

  /// The position of the finger relative to the top left of the visible area, in points.
  private var touchLocationOnScreen: CGPoint {
    get { pass.touchLocationOnScreen }
    set { pass.touchLocationOnScreen = newValue }
  }
}

extension RowReordering {
  /// Returns the current position of the finger in content coordinates, in points.
  @MainActor func currentTouchLocation(in table: UITableView) -> CGPoint {
    CGPoint(
      x: table.pass.touchLocationOnScreen.x + table.bounds.minX,
      y: table.pass.touchLocationOnScreen.y + table.bounds.minY)
  }
}
