import CollectionCore
import Foundation

extension UITableView: PrefetchHost {
  final var canPrefetch: Bool {
    session.isIdle && !session.needs(.heights) && !updates.isBatchOpen && mapping.movement == nil && heights != nil
  }

  final var hasPrefetchDataSource: Bool { prefetchDataSource != nil }
  final func prefetchData(at paths: [IndexPath]) { prefetchDataSource?.tableView(self, prefetchRowsAt: paths) }
  final func cancelPrefetchingData(at paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  final func forEachItemAhead(in rect: CGRect, _ body: (ElementKey, IndexPath, CGRect) -> Void) {
    forEachItemToPrepare(in: rect) { key, frame in
      if !isPlaceholder(at: key.path) { body(key, dataIndexPath(key.path), frame) }
    }
  }

  final func forEachItemToPrepare(in rect: CGRect, _ body: (ElementKey, CGRect) -> Void) {
    // The row of the hidden cell with the first responder has a cell already.
    let hiddenKey = itemResponder.hiddenElement?.key
    loadedHeights.visit(from: rect.minY - sectionsTop, to: rect.maxY - sectionsTop) { key, y, height in
      if key.kind == 0, liveElements[key] == nil, key != hiddenKey { body(key, frame(of: key, (y, height))) }
    }
  }

  final func prepareElement(_ key: ElementKey) -> TableElement? {
    guard animator.disappearingElement(key) == nil, itemResponder.hiddenElement?.key != key else { return nil }
    let generation = pass.generation
    let phase = session.beginPrefetch()
    defer { session.restorePhase(phase) }
    guard let element = makeElement(key) else { return nil }
    UIView.withoutAnimation {
      element.hideView()
      if element.view.superview !== self { insertSubview(element.view, at: firstElementIndex) }
      element.cell?.updateConfigurationIfNeeded()
    }
    guard pass.generation == generation else {
      recyclePrepared(element)
      return nil
    }
    return element
  }

  final func recyclePrepared(_ element: TableElement) {
    element.detachView()
    element.view.isHidden = true
    if let cell = element.cell, let identifier = cell.reuseIdentifier {
      cell.wasHiddenBeforePool = element.isHiddenWhenShown
      cellPool.put(cell, for: identifier)
    } else if let header = element.view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
      header.wasHiddenBeforePool = element.isHiddenWhenShown
      headerFooterPool.put(header, for: identifier)
    } else {
      element.view.removeFromSuperview()
      element.view.isHidden = element.isHiddenWhenShown
    }
  }

  final func frameOfPrepared(_ element: TableElement) -> CGRect? { naturalFrame(of: element.key) }

  /// Removes and returns the prefetched row for a key, or the hidden view that contains the first responder. Returns `nil` if
  /// there is no such view.
  final func dequeueHidden(_ key: ElementKey) -> TableElement? {
    guard let element = dequeueResponder(key) ?? prefetch.dequeue(key) else { return nil }
    UIView.withoutAnimation {
      element.view.isHidden = element.isHiddenWhenShown
      if let cell = element.cell {
        cell.context = context(ofRow: element.path)
        restoreState(of: cell, element.path)
      }
    }
    return element
  }
}

extension UITableView: ItemResponderHost {
  final var elementsMovingOffscreen: [TableElement] {
    animator.disappearingKeys.compactMap { animator.disappearingElement($0) }
  }

  final func hideOffscreen(_ element: TableElement) {
    let wasConcealed = element.cell?.isConcealed ?? false
    element.cell?.awaitsDropPreview = false
    element.cell?.isGap = false
    element.hideView()
    // Only the drag has hidden the cell, so it is visible when it is shown again.
    if wasConcealed { element.isHiddenWhenShown = false }
    didEndDisplaying(element)
  }
}
