import CollectionCore
import Foundation

extension UICollectionViewDiffableDataSource {
  typealias Request = DiffableState<SectionIdentifierType, ItemIdentifierType>.Request

  /// Takes a snapshot in, from any thread: on the main thread it is shown at once if nothing else is on its way.
  nonisolated final func submit(_ request: Request) {
    state.add(request)
    if Thread.isMainThread {
      MainActor.assumeIsolated { showNext() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.showNext() } }
    }
  }

  /// Shows what waits, one after the other. While the view collects updates, or is being told how much there is, they wait
  /// until that is over.
  final func showNext() {
    guard !isApplying else { return }
    if let collectionView, !collectionView.updates.isReady(orElse: { [weak self] in self?.showNext() }) { return }
    isApplying = true
    defer { isApplying = false }
    while let (request, number) = state.next() {
      switch request.change {
      case .difference(let list): show(list, request, number)
      case .reload(let list): reload(list, request, number)
      case .outline(let tree, let section): show(tree, in: section, request, number)
      }
    }
  }

  /// A section that is not there yet comes last.
  private func show(
    _ tree: OutlineTree<ItemIdentifierType>, in section: SectionIdentifierType, _ request: Request, _ number: Int
  ) {
    var list = state.shown
    if list.place(of: section) == nil { _ = list.appendSections([section]) }
    if let result = list.replaceItems(of: section, with: tree.visibleItems) {
      SnapshotMistake.report(result, "apply(_:to:) for section \(section)", "item")
    }
    let before = state.hasOutline(section) ? state.outline(of: section) : nil
    show(list, request, number, outlines: [section: tree])
    guard let place = state.shown.place(of: section) else { return }
    collectionView?.outlineChanged(place) { path in
      itemIdentifier(for: path).map { item in before?.level(of: item) ?? 0 }
    }
  }

  private func show(
    _ new: SectionedList<SectionIdentifierType, ItemIdentifierType>, _ request: Request, _ number: Int,
    outlines: [SectionIdentifierType: OutlineTree<ItemIdentifierType>] = [:]
  ) {
    let old = state.shown
    let map = state.prepared(for: request) ?? new.update(from: old)
    var reconfigured: [ItemIndex] = []
    for item in new.reconfiguredItems.identifiers
    where old.items.slot(of: item) != nil && new.reloadedItems.slot(of: item) == nil {
      if let place = new.place(of: item) { reconfigured.append(place) }
    }
    var shown = new
    shown.clearMarks()
    guard let collectionView else {
      state.show(shown, number: number, outlines: outlines)
      finish(request)
      return
    }
    let update = DataUpdate(map: map, reconfigured: reconfigured, isAnimated: request.isAnimated)
    let isFirst = !hasShown
    hasShown = true
    collectionView.updates.apply(update, style: (), reloads: isFirst) { [state] in
      state.show(shown, number: number, outlines: outlines)
    } completion: {
      request.completion?()
    }
  }

  private func reload(
    _ new: SectionedList<SectionIdentifierType, ItemIdentifierType>, _ request: Request, _ number: Int
  ) {
    var shown = new
    shown.clearMarks()
    state.show(shown, number: number)
    hasShown = true
    collectionView?.reloadData()
    if collectionView?.window != nil { collectionView?.layoutIfNeeded() }
    request.completion?()
  }

  private func finish(_ request: Request) {
    guard let completion = request.completion else { return }
    nonisolated(unsafe) let finished = completion
    DispatchQueue.main.async { finished() }
  }
}
