import CollectionCore
import Foundation

// Interactive movement of an item: the changes of the data and of the layout (UICollectionView.h,
// UICollectionViewLayout.h). The layout, and then the delegate, determine the target of the item, and the other items
// make room. The data source is called once, when the item is dropped, before the final animation. Nothing is reloaded.
extension UICollectionView {
  /// Returns whether a gesture recognizer of the view can begin, or `nil` if the superclass makes the decision.
  final func shouldBeginGesture(_ gesture: UIGestureRecognizer) -> Bool? {
    // A touch on the index bar does not drag the content.
    if gesture === panGestureRecognizer, indexBar.contains(gesture.location(in: self)) { return false }
    return (gesture as? StandardMovementGesture)?.lift()
  }

  /// The current interactive movement, or `nil` if no item is moved.
  final var movement: InteractiveMovement? {
    guard let movementState, let item = mapping.movement else { return nil }
    return InteractiveMovement(item: item, state: movementState)
  }

  /// Begins an interactive movement of the item at an index path. `state` contains its position and the state of the
  /// gesture.
  final func startMovement(of path: IndexPath, _ state: InteractiveMovement.State) {
    mapping.beginMovement(of: path)
    movementState = state
  }

  /// Ends the movement. All items are then shown at their index paths in the data source.
  private func clearMovement() {
    mapping.cancelMovement()
    movementState = nil
  }

  final func beginMovement(_ path: IndexPath, isLifted: Bool = false) -> Bool {
    guard movement == nil else {
      Diagnostics.report(
        "\(self) cannot move item \(Array(path)), because item \(Array(movement?.originalPath ?? [])) is being moved; call "
          + "endInteractiveMovement() or cancelInteractiveMovement() first")
      return false
    }
    guard !updates.isBatchOpen, session.isIdle, transitionState.interactive == nil, let dataSource else { return false }
    resolveLayoutIfPossible()
    guard counts.contains(path) else {
      Diagnostics.report(
        "\(self) cannot move item \(Array(path)): \(shownCounts.describe(missing: path, .collectionView))")
      return false
    }
    guard MovementMethods.moveItem.isImplemented(by: type(of: dataSource)) else { return false }
    // Placeholders and gaps are not items of the data source.
    guard !isPlaceholder(at: path), dataSource.collectionView(self, canMoveItemAt: dataIndexPath(path)) else {
      return false
    }
    guard let attributes = layoutStorage.attributes(for: ElementKey(cell: path), path: path) else { return false }
    itemScroll.cancel()
    // The visible position, including the scroll offset of an orthogonally scrolling section.
    let shownFrame = hosting.shownFrame(of: attributes)
    let position = CGPoint(x: shownFrame.midX, y: shownFrame.midY)
    startMovement(of: path, InteractiveMovement.State(position: position, isLifted: isLifted))
    reorderingDidChange(at: path)
    invalidate(with: movementContext(from: path, at: position))
    animateMovement(translation: nil, old: paintOrder.map { ($0, $0.key) })
    return true
  }

  /// Moves the item to a position that the application sets, and scrolls the content if the position is near an edge. As in UIKit,
  /// the content continues to scroll below a finger that rests.
  final func moveByApplication(to position: CGPoint) {
    movementState?.isAutoscrolling = false
    updateMovement(position)
    guard movement != nil, position.x.isFinite, position.y.isFinite else { return }
    let target = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
    let first = movementState?.targets?.first ?? target
    movementState?.targets = (first, target)
    // An item that is lifted near an edge remains where it is until the finger moves.
    guard hypot(target.x - first.x, target.y - first.y) >= StandardMovementGesture.minimumScrollDistance else { return }
    let autoscroll = movementState?.autoscroll ?? EdgeAutoscroll()
    movementState?.autoscroll = autoscroll
    autoscroll.onStep = { [weak self] in
      guard let self, let target = movementState?.targets?.last else { return }
      movementState?.isAutoscrolling = true
      updateMovement(CGPoint(x: target.x + bounds.minX, y: target.y + bounds.minY))
    }
    autoscroll.update(position, in: self)
  }

  final func updateMovement(_ position: CGPoint) {
    guard session.isIdle, let activeMovement = movement else { return }
    guard position.x.isFinite, position.y.isFinite else {
      Diagnostics.report("\(self): the position \(position) of the moving item is not finite and is ignored")
      return
    }
    movementState?.position = position
    let target = targetPath(of: activeMovement, at: position)
    guard movement != nil else { return }
    guard target != activeMovement.currentPath else {
      invalidate(with: movementContext(from: activeMovement.currentPath, at: activeMovement.position))
      setNeedsLayout()
      return
    }
    moveItem(to: target) { self.movementContext(from: activeMovement.currentPath, at: activeMovement.position) }
  }

  final func endMovement(cancelled: Bool) {
    guard let activeMovement = movement else { return }
    guard session.isIdle else {
      return transitionState.pendingChanges.append { [weak self] in self?.endMovement(cancelled: cancelled) }
    }
    if cancelled {
      returnToOrigin(animated: true)
      return
    }
    defer {
      let pendingActions = movementActions
      movementActions = []
      for action in pendingActions { action() }
    }
    let (from, to) = (
      mapping.dataIndexPath(ofStored: activeMovement.originalPath), mapping.dataTarget(activeMovement.currentPath)
    )
    // If the item only passed a placeholder, nothing has moved in the data.
    if activeMovement.currentPath != activeMovement.originalPath, from != to {
      dataSource?.collectionView(self, moveItemAt: from, to: to)
      // The data source may have ended the movement during the call.
      guard movement != nil else { return }
    }
    mapping.dropItem()
    movementState = nil
    reorderingDidChange(at: activeMovement.currentPath)
    guard
      updates.reader.confirms(
        mapping.dataCounts(ofShown: counts.items),
        in: [activeMovement.originalPath.section, activeMovement.currentPath.section])
    else {
      Diagnostics.report(
        "\(self): item \(Array(from)) was moved interactively to \(Array(to)), but the data source "
          + "\(dataSource.map { "\(type(of: $0))" } ?? "nil") returns numbers of items that do not match the "
          + "move. The view reloads from its data source.")
      markNeedsReload()
      return
    }
    let context = layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [activeMovement.currentPath], previousIndexPaths: [activeMovement.originalPath],
      movementCancelled: false)
    invalidate(with: context)
    animateMovement(
      translation: nil, old: paintOrder.map { ($0, $0.key) }, dropped: liveElements[activeMovement.key],
      resolvesOffset: true)
  }

  /// Ends the interactive movement because another operation begins, such as a batch update. Only the gap of a drag
  /// returns with an animation.
  final func abandonMovement() {
    guard movement != nil else { return }
    if movement?.isGap == true {
      // The animation of the operation that ends the movement starts from the visible positions.
      returnToOrigin(animated: true)
    } else {
      UIView.withoutAnimation { returnToOrigin(animated: false) }
    }
  }

  /// Ends the movement before a reload, which requests all data again.
  final func discardMovement() {
    guard movement != nil else { return }
    clearMovement()
    countsStorage = nil
  }

  /// Calls a closure after the drop animation of the moved item, or immediately if no item is moved.
  final func afterMovement(_ action: @escaping @MainActor () -> Void) {
    if movement == nil { action() } else { movementActions.append(action) }
  }

  /// Returns the attributes of a layout query with the moved item at the pointer instead of the position of its index
  /// path.
  final func applyMovement(to attributesList: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]
  {
    guard let activeMovement = movement else { return attributesList }
    let key = activeMovement.key
    if activeMovement.isGap {
      return attributesList.map { attributes in
        guard attributes.values.key == key,
          let hiddenAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        hiddenAttributes.alpha = 0
        return hiddenAttributes
      }
    }
    let attributes = mirrored(
      layoutStorage.layoutAttributesForInteractivelyMovingItem(
        at: activeMovement.currentPath, withTargetPosition: mirrored(activeMovement.position)))
    guard attributes.values.key == key else {
      Diagnostics.report(
        "\(type(of: layoutStorage)).layoutAttributesForInteractivelyMovingItem(at: \(Array(activeMovement.currentPath))) "
          + "returned attributes for another element, \(Array(attributes.indexPath)); they are ignored")
      return attributesList
    }
    // The attributes of an orthogonally scrolling section do not include its scroll offset.
    let (own, seen) = (attributes.frame, hosting.shownFrame(of: attributes))
    if own.origin != seen.origin {
      attributes.center.x += own.minX - seen.minX
      attributes.center.y += own.minY - seen.minY
    }
    // A transform that the layout specifies for held items is kept.
    if activeMovement.isLifted, attributes.transform.isIdentity {
      attributes.transform = CGAffineTransform(
        scaleX: StandardMovementGesture.scale, y: StandardMovementGesture.scale)
    }
    return attributesList.filter { $0.values.key != key } + [attributes]
  }

  /// Indicates whether the standard gesture may move items.
  ///
  /// Drags have precedence over the gesture. The data source must implement `collectionView(_:moveItemAt:to:)`, and its
  /// `collectionView(_:canMoveItemAt:)` decides for each item.
  final var allowsMovementByGesture: Bool {
    if dragDelegate != nil, dragInteractionEnabled { return false }
    return dataSource.map { MovementMethods.moveItem.isImplemented(by: type(of: $0)) } ?? false
  }

  private func reorderingDidChange(at path: IndexPath) { cellForItem(at: path)?.setNeedsUpdateConfiguration() }

  // MARK: Steps

  private func targetPath(of activeMovement: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let proposedPath = layoutStorage.targetIndexPath(
      forInteractivelyMovingItem: activeMovement.currentPath, withPosition: mirrored(position))
    guard proposedPath != activeMovement.currentPath else { return activeMovement.currentPath }
    let target = delegateTarget(proposedPath, for: activeMovement)
    guard target != activeMovement.currentPath else { return target }
    var validIndexCount = 0
    if target.count == 2, counts.contains(section: target[0]) {
      // In a section other than its own, the item can also be dropped after the last item.
      validIndexCount = counts.items[target[0]] + (target[0] == activeMovement.currentPath.section ? 0 : 1)
    }
    guard target.count == 2, target[1] >= 0, target[1] < validIndexCount else {
      Diagnostics.report(
        "\(self): item \(Array(activeMovement.originalPath)) cannot be moved to \(Array(target)), which is not a valid index path; "
          + "the item is not moved")
      return activeMovement.currentPath
    }
    return target
  }

  /// Returns the target that the delegate chooses for a proposed index path. The index paths that are passed to the delegate and
  /// returned by it are index paths of the data source, which do not include placeholders.
  private func delegateTarget(_ proposedPath: IndexPath, for activeMovement: InteractiveMovement) -> IndexPath {
    guard let delegate else { return proposedPath }
    let dataProposal = mapping.dataTarget(proposedPath)
    let currentTarget = mapping.dataTarget(activeMovement.currentPath)
    let targetPath = delegate.collectionView(
      self,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: mapping.dataIndexPath(ofStored: activeMovement.originalPath),
      atCurrentIndexPath: currentTarget, toProposedIndexPath: dataProposal)
    if targetPath == dataProposal { return proposedPath }
    return targetPath == currentTarget ? activeMovement.currentPath : mapping.shownTarget(ofData: targetPath)
  }

  /// Moves the item of the current interactive movement to an index path. The other items make room.
  private func moveItem(
    to target: IndexPath, dropped droppedElement: LiveElement? = nil,
    context: () -> UICollectionViewLayoutInvalidationContext
  ) {
    guard let activeMovement = movement else { return }
    let oldOrder = paintOrder.map { ($0, $0.key) }
    let countsBefore = shownCounts
    let countsAfter = countsBefore.moving(fromSection: activeMovement.currentPath.section, toSection: target.section)
    var operations = UpdateOperations()
    operations.movedItems = [.init(from: activeMovement.currentPath.itemIndex, to: target.itemIndex)]
    let map: UpdateMap
    do {
      map = try UpdateMap(before: countsBefore, after: countsAfter, operations: operations)
    } catch {
      Diagnostics.report("\(self): an item cannot be moved interactively to \(Array(target)): \(error)")
      return
    }
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in layoutCache.entries { attributes[entry.key] = entry.attributes }
    let translation = UpdateTranslation(
      map: map, oldAttributes: attributes, itemSupplementaryKinds: layoutStorage.itemSupplementaryKinds,
      changesData: false)
    // The index paths of the prefetched cells have changed.
    prefetch.drop()
    countsStorage = CollectionCounts(countsAfter)
    mapping.moveItem(to: target)
    rekey(by: translation)
    animator.translateDisappearing(translation.newKey(of:))
    selection.apply(translation.map)
    let layout = layoutStorage
    layout.updateTranslation = translation
    let invalidationContext = context()
    // The sizes have moved with their items, so the context marks the counts as changed.
    invalidationContext.areCountsInvalid = true
    invalidate(with: invalidationContext)
    animateMovement(translation: translation, old: oldOrder, dropped: droppedElement, resolvesOffset: movement == nil)
    layout.updateTranslation = nil
  }

  /// Moves the gap of a drag to another index path.
  final func moveGap(to target: IndexPath) {
    guard let activeMovement = movement, activeMovement.isGap, target != activeMovement.currentPath,
      counts.contains(section: target.section)
    else {
      return
    }
    let validIndexCount = counts.items[target.section] + (target.section == activeMovement.currentPath.section ? 0 : 1)
    guard target.item >= 0, target.item < validIndexCount else { return }
    moveItem(to: target) { self.movementContext(from: activeMovement.currentPath, at: activeMovement.position) }
  }

  private func returnToOrigin(animated: Bool) {
    guard let activeMovement = movement else { return }
    let endMovement = { [self] in
      // From now on, the layout determines the position of the item.
      clearMovement()
      return layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [activeMovement.originalPath], previousIndexPaths: [activeMovement.currentPath],
        movementCancelled: true)
    }
    let droppedElement = animated ? liveElements[activeMovement.key] : nil
    if activeMovement.currentPath == activeMovement.originalPath {
      invalidate(with: endMovement())
      animateMovement(
        translation: nil, old: paintOrder.map { ($0, $0.key) }, dropped: droppedElement, resolvesOffset: true)
    } else {
      moveItem(to: activeMovement.originalPath, dropped: droppedElement, context: endMovement)
    }
    reorderingDidChange(at: activeMovement.originalPath)
  }

  /// Animates all elements to their positions in the updated layout.
  ///
  /// The layout's methods for appearing and disappearing elements are not called, because no elements appear or
  /// disappear. A dropped item remains in front of the others until the animation ends. Pass `true` for
  /// `resolvesOffset` if the content can become smaller, now or when cells are measured. The content offset then moves
  /// into its valid range, as after any update of the data.
  final func animateMovement(
    translation: UpdateTranslation?, old: [(LiveElement, ElementKey)], dropped droppedElement: LiveElement? = nil,
    asUpdate: Bool = false, resolvesOffset: Bool = false
  ) {
    session.beginStructureChange()
    defer {
      session.endStructureChange()
      activityDidEnd()
    }
    let cachedRect = layoutCache.rect
    var attributesBefore: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    if translation == nil {
      for entry in layoutCache.entries { attributesBefore[entry.key] = entry.attributes }
    }
    prepareLayout()
    query()
    let layout = layoutStorage
    if asUpdate, let translation { layout.prepare(forCollectionViewUpdates: translation.updateItems) }
    let change = ElementChange(
      finalAttributes: { asUpdate ? layout.finalAttributes(for: $0) : nil },
      fallbackFinalAttributes: { layout.attributes(for: $0.key, path: $0.path) },
      initialAttributes: { asUpdate ? layout.initialAttributes(for: $0) : nil },
      attributesBefore: { key in
        guard let translation else { return attributesBefore[key] }
        return translation.oldKey(of: key).flatMap { translation.oldAttributes[$0] }
      },
      isNew: { asUpdate && translation?.isInserted($0) == true },
      queriedRectBefore: cachedRect,
      reconfigure: { [] },
      animations: { if asUpdate { layout.finalizeCollectionViewUpdates() } })
    let finalOffset = { [self] in isInMotion() ? contentOffset : offsetInRange(contentOffset) }
    perform(
      change, old: old, offset: resolvesOffset ? finalOffset() : contentOffset,
      finalOffset: resolvesOffset ? finalOffset : nil
    ) {
      [weak self] _ in
      if let droppedElement { self?.restoreOrder(droppedElement) }
    }
    // The following layout passes measure cells, so the content may become smaller.
    if resolvesOffset { session.setNeeds(.offsetInRange) }
    if let droppedElement { bringToFront(droppedElement) }
  }

  private func movementContext(
    from previous: IndexPath, at previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let activeMovement = movement else { return layoutStorage.makeInvalidationContext() }
    return layoutStorage.invalidationContext(
      forInteractivelyMovingItems: [activeMovement.currentPath], withTargetPosition: mirrored(activeMovement.position),
      previousIndexPaths: [previous], previousPosition: mirrored(previousPosition))
  }

  private func bringToFront(_ element: LiveElement) {
    guard liveElements[element.key] === element, let top = paintOrder.last, top !== element else { return }
    element.isInFront = true
    insertSubview(element.view, aboveSubview: top.view)
  }

  private func restoreOrder(_ element: LiveElement) {
    element.isInFront = false
    guard liveElements[element.key] === element else { return }
    element.needsPosition = true
    session.setNeeds(.viewOrder)
    resolvePaintOrder()
  }
}
