import CollectionCore
import Foundation

extension UICollectionView: UpdateHost {
  /// A closure that is called when a batch update does not match the data. This property is an addition of Tessera.
  ///
  /// Its arguments are the view and a message with all counts. Afterwards the view reloads from its data source, so
  /// that it shows all data. The default closure writes the message to standard error, and traps if the environment
  /// contains `TESSERA_STRICT=1`.
  public static var inconsistencyHandler: ((UICollectionView, String) -> Void)? {
    get { inconsistencies.handler }
    set { inconsistencies.handler = newValue }
  }

  private static var inconsistencies: InconsistencyHandler<UICollectionView> {
    ApplicationContext.object(.collectionViewInconsistencies, InconsistencyHandler())
  }

  final func reportInconsistency(_ message: String) {
    if let handler = Self.inconsistencyHandler { handler(self, message) } else { Diagnostics.report(message) }
  }

  final var inconsistencyDetails: String {
    "Collection view: \(self), data source \(dataSourceName), layout \(type(of: layoutStorage))"
  }

  final var isInWindow: Bool { window != nil }

  final func callPublicMethod(_ update: PublicUpdateCall, style: Void) {
    switch update {
    case .moveSection(let source, let to): moveSection(source, toSection: to)
    case .moveItem(let source, let to): moveItem(at: source, to: to)
    case .deleteSections(let sections): deleteSections(sections)
    case .insertSections(let sections): insertSections(sections)
    case .reloadSections(let sections): reloadSections(sections)
    case .deleteItems(let paths): deleteItems(at: paths)
    case .insertItems(let paths): insertItems(at: paths)
    case .reloadItems(let paths): reloadItems(at: paths)
    case .reconfigureItems(let paths): reconfigureItems(at: paths)
    }
  }

  final func batchWillBegin() {
    guard session.isIdle else {
      // The items on screen cannot return to their positions now.
      if mapping.movement != nil || mapping.gap != nil { markNeedsReload() }
      return
    }
    abandonMovement()
    closeGap()
  }

  final var canShowUpdates: Bool { session.isIdle }

  final func setNeedsPreparation() { invalidate { _ in } }

  final func reload(after change: PresentedUpdate) {
    updatePlaceholders(change)
    selection.apply(change.shownMap)
    selection.preserveSelection {
      // The application did not ask for a reload, so it may still insert the items of the placeholders.
      markNeedsReload(keepsPlaceholders: true)
      return change.shownMap.countsAfter
    }
  }

  final func batchDidEnd() { runWaitingLayoutChanges() }

  final func discardCounts() { countsStorage = nil }

  final func reloadAfterInconsistency(_ counts: SectionCounts) {
    selection.preserveSelection {
      markNeedsReload()
      return counts
    }
    runLayoutPass()
  }

  final func recycle(_ element: LiveElement, belongsToItem: Bool) {
    if belongsToItem, keepResponder(in: element, responderView) { return }
    discard(element)
  }

  final func carryOut(
    _ change: PresentedUpdate, _ operations: UpdateOperations, reconfigured reconfiguredItems: [ItemIndex],
    completions: [(Bool) -> Void]
  ) {
    countsStorage = CollectionCounts(change.shownMap.countsAfter)
    updatePlaceholders(change)
    changeStructure { carryOut(change.shownMap, reconfigured: reconfiguredItems, completions: completions) }
  }

  private func carryOut(
    _ map: UpdateMap, reconfigured reconfiguredItems: [ItemIndex], completions: [(Bool) -> Void]
  ) {
    prefetch.drop()
    let oldOrder = paintOrder
    var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in layoutCache.entries { oldAttributes[entry.key] = entry.attributes }
    for element in oldOrder { oldAttributes[element.key] = element.attributes }
    let translation = UpdateTranslation(
      map: map, oldAttributes: oldAttributes, itemSupplementaryKinds: layoutStorage.itemSupplementaryKinds)
    let oldKeys = oldOrder.map(\.key)
    let anchors = contentAnchoring == .visibleItem ? scrollAnchors() : []
    pass.anchor = nil
    let cachedRect = layoutCache.rect
    let responderElement = elementOfResponder()
    let wasResponderHidden = responderElement != nil && itemResponder.hiddenElement === responderElement
    rekey(by: translation)
    animator.translateDisappearing(translation.newKey(of:))
    selection.apply(translation.map)
    itemScroll.updatePaths(translation.newPath)

    let layout = layoutStorage
    layout.updateTranslation = translation
    session.enter(.freshCounts)
    defer { session.leave(.freshCounts) }
    invalidate { $0.areCountsInvalid = !map.operations.isEmpty }
    prepareLayout()
    query()
    layout.prepare(forCollectionViewUpdates: translation.updateItems)
    queryAfterNotifyingLayout()
    requestExtraElements(translation)
    let lostResponder = lostElement(responderElement)
    let change = ElementChange(
      finalAttributes: { layout.finalAttributes(for: $0) },
      fallbackFinalAttributes: { layout.attributes(for: $0.key, path: $0.path) },
      initialAttributes: { layout.initialAttributes(for: $0) },
      attributesBefore: { key in translation.oldKey(of: key).flatMap { translation.oldAttributes[$0] } },
      isNew: { translation.isInserted($0) },
      queriedRectBefore: cachedRect,
      reconfigure: { [self] in reconfiguredItems.compactMap { reconfigureNow($0) } },
      animations: { layout.finalizeCollectionViewUpdates() })
    let anchoredTarget = { [self] in anchoredOffset(anchors, newKey: translation.newKey(of:)) }
    let isAnchored = anchoredTarget() != nil
    let finalOffset = { [self] in resolvedOffset(anchoredTarget()) }
    let oldOrigin = bounds.origin
    perform(
      change, old: Array(zip(oldOrder, oldKeys)), offset: finalOffset(), finalOffset: finalOffset,
      completion: { finished in for completion in completions { completion(finished) } })
    if isAnchored { shiftRunningScroll(by: CGPoint(x: bounds.minX - oldOrigin.x, y: bounds.minY - oldOrigin.y)) }
    if layout.updateTranslation === translation { layout.updateTranslation = nil }
    endEditing(inLost: lostResponder, wasHidden: wasResponderHidden)
  }

  /// Returns the content offset after an update.
  ///
  /// This is the offset that keeps the anchor item at its position on screen or, if there is no anchor, the current offset. The
  /// offset is limited to the range of the content unless a scroll is running. The delegate or the layout can change it.
  private func resolvedOffset(_ anchored: CGPoint?) -> CGPoint {
    let proposedOffset = anchored ?? (isInMotion() ? contentOffset : offsetInRange(contentOffset))
    return resolvedTargetOffset(proposed: proposedOffset, layoutStorage)
  }

  /// Requests the index paths of the supplementary and decoration views that the layout itself deletes and inserts, for
  /// each kind that exists before or after the update.
  private func requestExtraElements(_ translation: UpdateTranslation) {
    var kinds: Set<Int32> = []
    for key in translation.oldAttributes.keys where key.kind != 0 { kinds.insert(key.kind) }
    for entry in layoutCache.entries where entry.key.kind != 0 { kinds.insert(entry.key.kind) }
    if let hiddenKey = itemResponder.hiddenElement?.key, hiddenKey.kind != 0 { kinds.insert(hiddenKey.kind) }
    let layout = layoutStorage
    for kind in kinds.sorted() {
      let name = ElementKind.name(of: kind) ?? ""
      let isDecoration = ElementKind.category(of: kind) == .decorationView
      let disappearingPaths =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: name)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      let addedPaths =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: name)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      if disappearingPaths.isEmpty, addedPaths.isEmpty { continue }
      // The elements have the keys that they get without a change by the layout.
      var oldKeys: [ElementKey: ElementKey] = [:]
      let hiddenKeys = itemResponder.hiddenElement.map { [$0.key] } ?? []
      for key in liveElements.values.map(\.key) + animator.disappearingKeys + hiddenKeys where key.kind == kind {
        oldKeys[key] = translation.oldKey(of: key)
      }
      translation.mark(kind: kind, deleted: disappearingPaths, inserted: addedPaths)
      let newKey = { (key: ElementKey) in
        key.kind == kind ? oldKeys[key].flatMap { translation.newKey(of: $0) } : key
      }
      liveElements.translate(newKey)
      animator.translateDisappearing(newKey)
      translateResponder(newKey)
      for path in addedPaths { markAsNew(ElementKey(kind: kind, path: path)) }
      updateCachedElements(kind: kind)
    }
  }

  /// Updates the elements of a kind in the result of the last query, after they have other keys.
  private func updateCachedElements(kind: Int32) {
    for index in layoutCache.entries.indices where layoutCache.entries[index].key.kind == kind {
      let element = liveElements[layoutCache.entries[index].key]
      element?.generation = pass.generation
      layoutCache.entries[index].element = element
    }
    reorderViews()
  }

  /// Marks the element with a key as new, so that it gets a new view.
  private func markAsNew(_ key: ElementKey) {
    animator.separateFromItem(key)
    _ = liveElements.remove(key)
  }

  /// Assigns the new keys of an update to the elements on screen. Elements without a new key are removed.
  final func rekey(by translation: UpdateTranslation) {
    liveElements.translate(translation.newKey(of:))
    translateResponder(translation.newKey(of:))
    hosting.updateSectionIndexes { translation.map.newSection(ofOld: $0) }
    reorderViews()
  }

  /// Adds the disappearing element with a key to the live elements again. Returns the element, or `nil` if there is
  /// none.
  final func restoreDisappearing(_ key: ElementKey) -> LiveElement? {
    guard let element = animator.restoreDisappearing(key) else { return nil }
    element.fittingState.sizeAtRequest = nil
    element.generation = pass.generation
    addElement(element)
    return element
  }

  // MARK: Reconfiguring

  final func reconfigure(_ items: [ItemIndex], completions: [(Bool) -> Void]) {
    let elements = items.compactMap { reconfigureNow($0) }
    // If the layout is not up to date, or something else moves the items, the next layout pass measures the cells.
    guard !elements.isEmpty, session.isIdle, !updates.isBatchOpen, window != nil,
      !session.needs([.reload, .preparation, .query]), mapping.movement == nil, transitionState.interactive == nil
    else { return finishLater(completions, true) }
    let oldElements = paintOrder.map { ($0, $0.key) }
    var attributesBefore: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in layoutCache.entries { attributesBefore[entry.key] = entry.attributes }
    for element in paintOrder { attributesBefore[element.key] = element.attributes }
    let anchors = contentAnchoring == .visibleItem ? scrollAnchors() : []
    let cachedRect = layoutCache.rect
    guard fitAttributes(of: elements.map(\.key)) else { return finishLater(completions, true) }
    let layout = layoutStorage
    let change = ElementChange(
      finalAttributes: { _ in nil },
      fallbackFinalAttributes: { layout.attributes(for: $0.key, path: $0.path) },
      initialAttributes: { _ in nil },
      attributesBefore: { attributesBefore[$0] },
      isNew: { _ in false },
      queriedRectBefore: cachedRect,
      reconfigure: { [] },
      animations: {})
    let finalOffset = { [self] in resolvedOffset(anchoredOffset(anchors, newKey: { $0 })) }
    perform(change, old: oldElements, offset: finalOffset(), finalOffset: finalOffset) { finished in
      for completion in completions { completion(finished) }
    }
  }

  /// Calls the data source to configure the existing cell of an item again.
  ///
  /// - Returns: The element of the item if its cell must be measured again, otherwise `nil`.
  private func reconfigureNow(_ item: ItemIndex) -> LiveElement? {
    let path = IndexPath(item)
    let target = shownPath(ofData: path)
    guard let cell = cellForItem(at: target), let dataSource else { return nil }
    let outerRequest = dequeueing
    dequeueing = DequeueContext(reconfiguredCell: (path, cell))
    let configuredCell = dataSource.collectionView(self, cellForItemAt: path)
    dequeueing = outerRequest
    if configuredCell !== cell {
      Diagnostics.report(
        "the data source of \(self) returned another cell while item \(Array(path)) was being reconfigured; it must "
          + "dequeue a cell with the same registration and return it. The item keeps its current cell")
    }
    restoreState(of: cell, target)
    cell.setNeedsUpdateConfiguration()
    // The new content may have a different size (Apple, WWDC 2021, "Make blazing fast lists and collection views").
    guard let element = cell.element, liveElements[element.key] === element, layoutStorage.supportsSelfSizing else {
      return nil
    }
    element.needsFitting = true
    setNeedsLayout()
    return element
  }
}
