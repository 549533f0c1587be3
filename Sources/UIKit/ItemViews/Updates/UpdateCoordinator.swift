import CollectionCore
import Foundation

extension UICollectionView {
  /// Hears of batches that do not fit the data (`view`, what is wrong with all counts). Afterwards the view reloads from
  /// the data source, so nothing is lost. Default: the message goes to standard error; `TESSERA_STRICT=1` traps.
  public static var inconsistencyHandler: ((UICollectionView, String) -> Void)?

  /// The items that paths name. What is no path of an item is reported and left out: the counts will tell.
  final func items(_ paths: [IndexPath]) -> [ItemIndex] {
    paths.compactMap { path in
      if path.count == 2 { return path.itemIndex }
      Misuse.report("\(self): \(Array(path)) is no path of an item, which has two indexes; it is left out")
      return nil
    }
  }

  /// Adds an operation to the open batch, or carries it out as a batch of its own.
  final func record(_ change: (inout UpdateOperations) -> Void) {
    guard !batches.isAnnouncing, mayUpdate() else { return }
    let isOuter = openBatch()
    change(&batches.operations)
    closeBatch(isOuter)
  }

  final func recordMove(_ from: IndexPath, _ to: IndexPath) {
    record { operations in
      let ends = items([from, to])
      if ends.count == 2 { operations.movedItems.append(.init(from: ends[0], to: ends[1])) }
    }
  }

  final func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard mayUpdate() else {
      if let completion { finishLater([completion], false) }
      return
    }
    let isOuter = openBatch()
    if let completion { batches.completions.append(completion) }
    updates?()
    closeBatch(isOuter)
  }

  private func mayUpdate() -> Bool {
    if !batches.isCounting { return true }
    Misuse.report(
      "\(self) cannot be updated while its data source \(dataSource.map { "\(type(of: $0))" } ?? "nil") is being asked for "
        + "the numbers of sections and items; the update is left out")
    return false
  }

  private func openBatch() -> Bool {
    let isOuter = batches.depth == 0
    batches.depth += 1
    if isOuter {
      abandonMovement()
      closeGap()
      batches.operations = UpdateOperations()
      batches.completions = []
      // The counts before the batch: known since the last pass, else read now, while the data is as it was.
      if !pass.owesReload { _ = counts }
    }
    return isOuter
  }

  private func closeBatch(_ isOuter: Bool) {
    batches.depth -= 1
    guard isOuter else { return }
    commitBatch()
    runWaitingLayoutChanges()
    let waiting = batches.afterwards
    batches.afterwards = []
    for action in waiting { action() }
  }

  private func commitBatch() {
    let operations = batches.operations
    let reconfigured = batches.reconfigured
    let completions = batches.completions
    let data = batches.data
    batches.drop()
    batches.data = nil
    batches.completions = []
    switch data {
    case .update(let update): return carryOut(update, completions: completions)
    case .announcement: return finishLater(completions, true)
    case nil: break
    }
    guard !pass.owesReload, let before = countsStorage else {
      // Nothing has been shown yet, or a reload came with it: the new data is all that counts.
      runLayoutPass()
      finishLater(completions, UIView.areAnimationsEnabled ? window != nil : true)
      return
    }
    // What the data had; placeholders stand between its items.
    let known = withoutShadows(before)
    var after: SectionCounts?
    let change: ShownUpdate
    do {
      change = try shownUpdate(
        CountReader(dataSource: dataSource, view: self).map(operations, before: known, after: &after))
    } catch {
      reportInconsistency(error, operations, before: known.items, after: after)
      heal(with: after.map(CollectionCounts.init) ?? .read(from: dataSource, for: self))
      finishLater(completions, UIView.areAnimationsEnabled ? window != nil : true)
      return
    }
    countsStorage = CollectionCounts(change.shown.after)
    followShadows(change)
    carryOut(change.shown, completions: completions)
    reconfigureNow(reconfigured.compactMap { path in change.data.newItem(ofOld: path.itemIndex) })
  }

  private func reportInconsistency(
    _ error: UpdateError, _ operations: UpdateOperations, before: SectionCounts, after: SectionCounts?
  ) {
    let message =
      "\(error.message). Items a section before: \(before)" + (after.map { ", after: \($0)" } ?? "")
      + ". Operations: \(operations). Collection view: \(self), data source "
      + "\(dataSource.map { "\(type(of: $0))" } ?? "nil"), layout \(type(of: layoutStorage)). It reloads from its data "
      + "source."
    if let handler = Self.inconsistencyHandler { handler(self, message) } else { Misuse.report(message) }
  }

  /// Shows what the data source has. Nobody knows which item went where, so the selection stays at its paths, as far as
  /// they exist.
  private func heal(with after: CollectionCounts) {
    selection.keepWhile {
      owesReload()
      return after.items
    }
    runLayoutPass()
  }

  final func carryOut(_ map: UpdateMap, completions: [(Bool) -> Void]) {
    dropPrepared()
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
    batches.translateDeparting(translation.newKey(of:))
    selection.follow(translation.map)
    itemScroll = itemScroll.flatMap { scroll in
      guard let path = translation.newPath(of: scroll.path) else { return nil }
      var followed = scroll
      followed.path = path
      return followed
    }

    let layout = layoutStorage
    layout.updateTranslation = translation
    pass.countsAreFresh = true
    defer { pass.countsAreFresh = false }
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
        translation.deleted.insert(old)
      }
      for path in added {
        let new = ElementKey(kind: kind, path: path)
        loseIdentity(new)
        translation.inserted.insert(new)
      }
    }
  }

  /// The element at that key is another one from now on.
  private func loseIdentity(_ key: ElementKey) {
    batches.departing[key] = nil
    guard let element = realized.removeValue(forKey: key) else { return }
    unplace(element)
  }

  /// Gives the elements on screen their keys after the batch; those that have none are no longer among them.
  final func rekey(by translation: UpdateTranslation) {
    var staying: [ElementKey: RealizedElement] = [:]
    for element in paintOrder {
      guard let key = translation.newKey(of: element.key) else { continue }
      element.key = key
      element.path = key.path
      staying[key] = element
    }
    realized = staying
    hosting.follow { translation.map.newSection(ofOld: $0) }
    paintOrder.removeAll { element in staying[element.key] !== element }
    reorderViews()
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
      batches.reconfigured += paths.filter { $0.count == 2 }
    } else {
      reconfigureNow(items(paths))
    }
  }

  /// Items of the data.
  final func reconfigureNow(_ items: [ItemIndex]) {
    for item in items {
      let path = IndexPath(item)
      let shown = shownPath(ofData: path)
      guard let cell = cellForItem(at: shown), let dataSource else { continue }
      sources.reconfigured = (path, cell)
      let configured = dataSource.collectionView(self, cellForItemAt: path)
      sources.reconfigured = nil
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
}
