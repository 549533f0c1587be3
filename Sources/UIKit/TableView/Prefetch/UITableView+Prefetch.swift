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
    loadedHeights.visit(from: rect.minY - sectionsTop, to: rect.maxY - sectionsTop) { key, y, height in
      if key.kind == 0, liveElements[key] == nil { body(key, frame(of: key, (y, height))) }
    }
  }

  final func prepareElement(_ key: ElementKey) -> TableElement? {
    guard animator.disappearingElement(key) == nil else { return nil }
    let generation = pass.generation
    let phase = session.beginPrefetch()
    defer { session.restorePhase(phase) }
    guard let element = makeElement(key) else { return nil }
    UIView.withoutAnimation {
      element.view.isHidden = true
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
      cellPool.put(cell, for: identifier)
    } else {
      element.view.removeFromSuperview()
    }
  }

  final func frameOfPrepared(_ element: TableElement) -> CGRect? { naturalFrame(of: element.key) }

  /// Removes and returns the prefetched row for a key. Returns `nil` if there is no such row.
  final func dequeuePrepared(_ key: ElementKey) -> TableElement? {
    guard let element = prefetch.dequeue(key) else { return nil }
    UIView.withoutAnimation {
      if let cell = element.cell {
        cell.context = context(ofRow: element.path)
        restoreState(of: cell, element.path)
      }
    }
    return element
  }
}
