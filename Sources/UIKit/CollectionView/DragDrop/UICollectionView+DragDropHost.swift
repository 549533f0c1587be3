import CollectionCore
import CoreGraphics
import Foundation

extension UICollectionView: DragDropHost {
  // MARK: Layout

  final func resolveLayoutForDrop() { resolveLayout() }

  final func positionOfItem(at path: IndexPath) -> ItemPosition? {
    layoutAttributesForItem(at: path).map { ItemPosition(center: $0.center, size: $0.size, frame: $0.frame) }
  }

  // MARK: Gap and placeholders

  final var canOpenGap: Bool { !updates.isBatchOpen && transitionState.interactive == nil }

  final var gapDelay: TimeInterval {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.15
    case .slow: 0.4
    }
  }

  final var isMovedItemGap: Bool { movement?.isGap ?? false }

  final func beginGapMovement(of path: IndexPath) -> Bool {
    guard let attributes = layoutStorage.attributes(for: ElementKey(cell: path), path: path) else { return false }
    startMovement(of: path, InteractiveMovement.State(position: attributes.center, isGap: true))
    invalidate(with: layoutStorage.makeMovementContext(rearranges: false))
    animateMovement(translation: nil, old: paintOrder.map { ($0, $0.key) })
    return true
  }

  final func endGapMovement() { endMovement(cancelled: true) }

  final func registerGapCell() {
    pools.setClass(GapCell.self, for: ReuseKey(kind: 0, identifier: PlaceholderItem.gapIdentifier))
  }

  final func dataSourceConfirms(_ counts: SectionCounts, in sections: Set<Int>) -> Bool {
    updates.reader.confirms(counts, in: sections)
  }

  final func showPlaceholderChange(_ map: UpdateMap, changesData: Bool, _ change: () -> Void) {
    let oldOrder = paintOrder.map { ($0, $0.key) }
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in layoutCache.entries { attributes[entry.key] = entry.attributes }
    let translation = UpdateTranslation(
      map: map, oldAttributes: attributes, itemSupplementaryKinds: layoutStorage.itemSupplementaryKinds,
      changesData: changesData)
    prefetch.drop()
    countsStorage = CollectionCounts(map.countsAfter)
    change()
    rekey(by: translation)
    animator.translateDisappearing(translation.newKey(of:))
    selection.apply(translation.map)
    let layout = layoutStorage
    layout.updateTranslation = translation
    invalidate { $0.areCountsInvalid = true }
    animateMovement(translation: translation, old: oldOrder, asUpdate: true, resolvesOffset: true)
    if layout.updateTranslation === translation { layout.updateTranslation = nil }
  }

  // MARK: Delegates

  final func delegateAllowsSpringLoading(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegate?.collectionView(self, shouldSpringLoadItemAt: dataIndexPath(path), with: context) ?? true
  }

  final func delegateItemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  final func delegateItemsForAdding(
    to session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  final func delegateDragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  final func notifyDelegateOfDragBeginning(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  final func notifyDelegateOfDragEnding(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  final func delegateAllowsMoveOperation(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  final func delegateRestrictsToApplication(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  final func delegateCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  final func notifyDelegateOfDropEntering(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  final func notifyDelegateOfDropExiting(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  final func notifyDelegateOfDropEnding(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  final func delegateDropProposal(_ session: any UIDropSession, destination: IndexPath?) -> UIDropProposal? {
    dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
  }
  final func delegatePerformDrop(_ drop: ItemDrop, _ proposal: UIDropProposal) {
    guard let proposal = proposal as? UICollectionViewDropProposal else { return }
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, proposal))
  }
  final func delegateDropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  final func showTargeted(_ isTargeted: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isTargeted
  }

  static func intent(of proposal: UIDropProposal) -> DropIntent {
    (proposal as? UICollectionViewDropProposal).flatMap { DropIntent(rawValue: $0.intent.rawValue) } ?? .unspecified
  }
  static func proposal(_ operation: UIDropOperation, _ intent: DropIntent) -> UIDropProposal {
    UICollectionViewDropProposal(operation: operation, intent: .init(rawValue: intent.rawValue) ?? .unspecified)
  }
}

extension UICollectionViewCell: DragDropCell {
  final var stateInDrag: UICellConfigurationState.DragState {
    get { UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none }
    set { dragState = DragState(rawValue: newValue.rawValue) ?? .none }
  }

  final func hideForDrop() {
    awaitsDropPreview = true
    isHidden = true
  }

  /// Shows the cell after the preview of the dropped item has been animated to it. If the cell has scrolled off screen in the
  /// meantime, it remains hidden in the reuse pool.
  final func showDroppedItem() {
    guard awaitsDropPreview else { return }
    awaitsDropPreview = false
    isHidden = element?.attributes.isHidden ?? true
  }
}
