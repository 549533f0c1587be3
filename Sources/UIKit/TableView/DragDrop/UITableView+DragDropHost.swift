import CollectionCore
import CoreGraphics
import Foundation

extension UITableView: DragDropHost {
  /// Ends the highlighting by the touch before the row is lifted, as for a row that is moved by its reorder control.
  /// The highlight covers the background of the whole row and would otherwise be part of the preview.
  final func willLift(at path: IndexPath) {
    selection.endHighlight()
    findCell(at: path)?.layoutIfNeeded()
  }

  // MARK: Layout

  final func resolveLayoutForDrop() {
    if session.needs([.reload, .heights]) { runLayoutPass() }
    _ = loadedHeights
  }

  final func positionOfItem(at path: IndexPath) -> ItemPosition? {
    guard loadedHeights.contains(path) else { return nil }
    let frame = rowRect(path)
    return ItemPosition(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, frame: frame)
  }

  final func endOfSection(at point: CGPoint) -> IndexPath? {
    let heights = loadedHeights
    let y = point.y - sectionsTop
    guard point.x.isFinite, y.isFinite, let section = heights.section(beginningBy: y) else { return nil }
    let lastRow = heights.lastRow(beginningBy: y)
    // If empty sections follow `lastRow`, the result is in the last of them whose header is above the point.
    for emptySection in stride(from: section, to: lastRow?.section ?? -1, by: -1)
    where heights.counts[emptySection] == 0 {
      guard let header = heights.extent(of: .header(emptySection)), header.height > 0 else { continue }
      if header.y + header.height <= y { return IndexPath(item: 0, section: emptySection) }
    }
    guard let lastRow, lastRow.item == heights.counts[lastRow.section] - 1,
      let extent = heights.extent(of: .row(lastRow.item, lastRow.section)), extent.y + extent.height <= y
    else { return nil }
    return IndexPath(item: mapping.dataCounts(ofShown: heights.counts)[lastRow.section], section: lastRow.section)
  }

  // MARK: Gap and placeholders

  final var canOpenGap: Bool { !updates.isBatchOpen && reordering == nil && heights != nil }
  final var gapDelay: TimeInterval { 0 }
  final var isMovedItemGap: Bool { dragDropStorage?.isMovedRowGap ?? false }

  final func beginGapMovement(of path: IndexPath) -> Bool {
    guard let dragDropStorage, loadedHeights.contains(path) else { return false }
    closeOpenRow(animated: true)
    prefetch.drop()
    mapping.beginMovement(of: path)
    dragDropStorage.isMovedRowGap = true
    liveElements[.row(path.item, path.section)]?.cell?.isGap = true
    return true
  }

  final func endGapMovement() {
    guard isMovedItemGap, let movement = mapping.movement else { return }
    if movement.currentPath != movement.originalPath { moveReorderedRow(to: movement.originalPath) }
    dragDropStorage?.isMovedRowGap = false
    mapping.cancelMovement()
    showGapRows()
  }

  final func abandonMovement() {
    abandonReordering()
    if isMovedItemGap { endGapMovement() }
  }

  final func registerGapCell() { cellPool.setClass(TableGapCell.self, for: PlaceholderItem.gapIdentifier) }

  /// Returns the height of a gap at an index path, in points. This is the height of the row there or, at the end of a
  /// section, the height of the last row.
  final func gapHeight(at path: IndexPath) -> CGFloat? {
    let count = loadedHeights.counts[path.section]
    let row = min(path.item, count - 1)
    return loadedHeights.extent(of: .row(row, path.section))?.height ?? TableDelegateAdapter(self).heightOfUnknownRow
  }

  final func showPlaceholderChange(_ map: UpdateMap, changesData: Bool, _ change: () -> Void) {
    change()
    carryOut(map, TableOperations(map.operations, style: .automatic), completions: [])
  }

  final func dataSourceConfirms(_ counts: SectionCounts, in sections: Set<Int>) -> Bool {
    updates.reader.confirms(counts, in: sections)
  }

  final func showTargeted(_ isTargeted: Bool, at path: IndexPath) {
    findCell(at: path)?.setHighlighted(isTargeted, animated: false)
  }

  // MARK: Delegates

  final func delegateAllowsSpringLoading(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate?.tableView(self, shouldSpringLoadRowAt: dataIndexPath(path), with: context) ?? true
  }

  final func delegateItemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  final func delegateItemsForAdding(
    to session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  final func delegateDragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  final func notifyDelegateOfDragBeginning(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  final func notifyDelegateOfDragEnding(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  final func delegateAllowsMoveOperation(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  final func delegateRestrictsToApplication(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  final func delegateCanHandle(_ session: any UIDropSession) -> Bool {
    guard let dropDelegate else { return movableRow(of: session) != nil }
    return dropDelegate.tableView(self, canHandle: session)
  }
  final func notifyDelegateOfDropEntering(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  final func notifyDelegateOfDropExiting(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  final func notifyDelegateOfDropEnding(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  final func delegateDropProposal(_ session: any UIDropSession, destination: IndexPath?) -> UIDropProposal? {
    guard let dropDelegate else {
      return movableRow(of: session).map { _ in Self.proposal(.move, .insertAtDestination) }
    }
    return dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
  }
  final func delegatePerformDrop(_ drop: ItemDrop, _ proposal: UIDropProposal) {
    guard let proposal = proposal as? UITableViewDropProposal else { return }
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop, proposal))
  }
  final func delegateDropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  static func intent(of proposal: UIDropProposal) -> DropIntent {
    (proposal as? UITableViewDropProposal).flatMap { DropIntent(rawValue: $0.intent.rawValue) } ?? .unspecified
  }
  static func proposal(_ operation: UIDropOperation, _ intent: DropIntent) -> UIDropProposal {
    UITableViewDropProposal(operation: operation, intent: .init(rawValue: intent.rawValue) ?? .unspecified)
  }
}
