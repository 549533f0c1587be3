import CollectionCore
import Foundation

extension UICollectionView: UpdateHost {
  /// Hears of batches that do not fit the data (`view`, what is wrong with all counts). Afterwards the view reloads from
  /// the data source, so nothing is lost. Default: the message goes to standard error; `TESSERA_STRICT=1` traps.
  public static var inconsistencyHandler: ((UICollectionView, String) -> Void)? {
    get { ApplicationContext.current.collectionViewInconsistencies }
    set { ApplicationContext.current.collectionViewInconsistencies = newValue }
  }

  final func reportInconsistency(_ message: String) {
    if let handler = Self.inconsistencyHandler { handler(self, message) } else { Misuse.report(message) }
  }

  final var inconsistencyDetails: String {
    "Collection view: \(self), data source \(dataSourceName), layout \(type(of: layoutStorage))"
  }

  final var isInWindow: Bool { window != nil }

  final func name(_ update: NamedUpdate, style: Void) {
    switch update {
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    case .moveItem(let from, let to): moveItem(at: from, to: to)
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
    abandonMovement()
    closeGap()
  }

  final func batchDidEnd() { runWaitingLayoutChanges() }

  final func reloadAfterInconsistency(_ counts: SectionCounts) {
    selection.keepWhile {
      owesReload()
      return counts
    }
    runLayoutPass()
  }

  final func recycle(_ element: RealizedElement) { retire(element) }

  final func carryOut(_ change: ShownUpdate, _ operations: UpdateOperations, completions: [(Bool) -> Void]) {
    countsStorage = CollectionCounts(change.shown.after)
    followPlaceholders(change)
    carryOut(change.shown, completions: completions)
  }

  private func carryOut(_ map: UpdateMap, completions: [(Bool) -> Void]) {
    prefetch.drop()
    let old = paintOrder
    var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in queried.entries { oldAttributes[entry.key] = entry.attributes }
    for element in old { oldAttributes[element.key] = element.attributes }
    let translation = UpdateTranslation(
      map: map, oldAttributes: oldAttributes, itemKinds: layoutStorage.kindsOfItems)
    let oldKeys = old.map(\.key)
    let anchors = contentAnchoring == .visibleItem ? scrollAnchors() : []
    pass.anchor = nil
    let known = queried.rect
    rekey(by: translation)
    animator.translateDisappearing(translation.newKey(of:))
    selection.follow(translation.map)
    itemScroll.follow(translation.newPath)

    let layout = layoutStorage
    layout.updateTranslation = translation
    session.enter(.freshCounts)
    defer { session.leave(.freshCounts) }
    invalidate { $0.markedCounts = !map.operations.isEmpty }
    prepareLayout()
    query()
    layout.prepare(forCollectionViewUpdates: translation.updateItems)
    requeryAfterHook()
    askForExtraElements(translation)
    let change = ElementChange(
      end: { layout.finalAttributes(for: $0) },
      fallbackEnd: { layout.attributes(for: $0.key, path: $0.path) },
      start: { layout.initialAttributes(for: $0) },
      before: { key in translation.oldKey(of: key).flatMap { translation.oldAttributes[$0] } },
      isNew: { translation.isInserted($0) },
      knownBefore: known,
      alongside: { layout.finalizeCollectionViewUpdates() })
    let isAnchored = anchoredOffset(anchors, translation) != nil
    let settle = { [self] in settledOffset(anchoredOffset(anchors, translation)) }
    let start = bounds.origin
    perform(
      change, old: Array(zip(old, oldKeys)), offset: settle(), settle: settle,
      completion: { finished in for completion in completions { completion(finished) } })
    if isAnchored { carryScroll(by: CGPoint(x: bounds.minX - start.x, y: bounds.minY - start.y)) }
    if layout.updateTranslation === translation { layout.updateTranslation = nil }
  }

  /// The offset after the batch: the anchored one, or the present one, brought into range unless it is on its way; then
  /// as the layout and the delegate want it.
  private func settledOffset(_ anchored: CGPoint?) -> CGPoint {
    let proposed = anchored ?? (isInMotion() ? contentOffset : offsetInRange(contentOffset))
    return decidedOffset(proposed: proposed, layoutStorage)
  }

  /// Supplementary and decoration views that the layout takes away or adds on its own: asked for each kind that is there
  /// before or after.
  private func askForExtraElements(_ translation: UpdateTranslation) {
    var kinds: Set<Int32> = []
    for key in translation.oldAttributes.keys where key.kind != 0 { kinds.insert(key.kind) }
    for entry in queried.entries where entry.key.kind != 0 { kinds.insert(entry.key.kind) }
    let layout = layoutStorage
    for kind in kinds.sorted() {
      let name = ElementKind.name(of: kind) ?? ""
      let isDecoration = ElementKind.category(of: kind) == .decorationView
      let gone =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: name)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      let added =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: name)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      for path in gone {
        let old = ElementKey(kind: kind, path: path)
        if let new = translation.newKey(of: old) { loseIdentity(new) }
        translation.markDeleted(old)
      }
      for path in added {
        let new = ElementKey(kind: kind, path: path)
        loseIdentity(new)
        translation.markInserted(new)
      }
    }
  }

  /// The element at that key is another one from now on.
  private func loseIdentity(_ key: ElementKey) {
    animator.removeIdentity(key)
    _ = realized.remove(key)
  }

  /// Gives the elements on screen their keys after the batch; those that have none are no longer among them.
  final func rekey(by translation: UpdateTranslation) {
    realized.translate(translation.newKey(of:))
    hosting.follow { translation.map.newSection(ofOld: $0) }
    reorderViews()
  }

  /// Returns the view of an element that was about to disappear, shown as before; nil when there is none.
  final func takeBack(_ key: ElementKey) -> RealizedElement? {
    guard let element = animator.takeBack(key) else { return nil }
    element.fitting.askedAt = nil
    element.generation = pass.generation
    place(element)
    return element
  }

  // MARK: Reconfiguring

  final func reconfigureNow(_ item: ItemIndex) {
    let path = IndexPath(item)
    let shown = shownPath(ofData: path)
    guard let cell = cellForItem(at: shown), let dataSource else { return }
    dequeueing.reconfigured = (path, cell)
    let configured = dataSource.collectionView(self, cellForItemAt: path)
    dequeueing.reconfigured = nil
    if configured !== cell {
      Misuse.report(
        "the data source of \(self) returned another cell while item \(Array(path)) was being reconfigured; it must "
          + "dequeue with the same registration and return what it gets. The item keeps the cell that it has")
    }
    restoreState(of: cell, shown)
    cell.setNeedsUpdateConfiguration()
    // What it shows now may be of another size (Apple, WWDC 2021, "Make blazing fast lists and collection views").
    if let element = cell.element, realized[element.key] === element, layoutStorage.supportsSelfSizing {
      element.owesFitting = true
      setNeedsLayout()
    }
  }
}
