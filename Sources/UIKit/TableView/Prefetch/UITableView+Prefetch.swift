import CollectionCore
import Foundation

// A row is prepared when a frame has been shown, one a frame while the content moves (measured on iOS 26.1: one row past
// the visible set is dequeued after the pass); nothing is done at rest. `willDisplay` comes when it is shown.
extension UITableView {
  /// How far ahead of the visible part cells are prepared, as a share of its length.
  private static var reachAhead: CGFloat { 0.5 }

  final func prefetchDataSourceChanged() {
    prefetch.forgetAnnounced()
    setNeedsLayout()
  }

  /// To be called after each pass. Costs two comparisons while nothing moves.
  final func schedulePrefetching() {
    guard isPrefetchingEnabled, !prefetch.isScheduled, prefetch.lastBounds != bounds, window != nil,
      !session.needs(.reload),
      bounds.width > 0, bounds.height > 0
    else { return }
    prefetch.isScheduled = true
    AfterFrame.enqueue { [weak self] in self?.runPrefetching() }
  }

  private func runPrefetching() {
    prefetch.isScheduled = false
    guard isPrefetchingEnabled, window != nil, session.isIdle, !session.needs(.reload), !session.needs(.heights),
      !updates.isCollecting,
      reordering == nil, heights != nil
    else { return }
    let bounds = bounds
    let last = prefetch.lastBounds
    prefetch.lastBounds = bounds
    if let last, last.minY != bounds.minY { prefetch.heading = bounds.minY < last.minY ? -1 : 1 }
    announceData(bounds)
    guard let last, last.size == bounds.size, last.origin != bounds.origin else { return }
    trimPrepared(bounds)
    prepareNext(bounds)
  }

  // MARK: Data

  private func announceData(_ bounds: CGRect) {
    guard let prefetchDataSource, prefetch.owesAnnouncement(bounds) else { return }
    let low = (prefetch.heading > 0 ? bounds.maxY : bounds.minY - bounds.height) - sectionsTop
    var wanted: [(key: ElementKey, path: IndexPath)] = []
    loadedHeights.visit(from: low, to: low + bounds.height) { key, _, _ in
      if key.kind == 0, realized[key] == nil { wanted.append((key, key.path)) }
    }
    if prefetch.heading < 0 { wanted.reverse() }
    let (new, cancelled) = prefetch.announce(wanted, for: bounds) { realized[$0] != nil }
    if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }

  // MARK: Cells

  /// The nearest row ahead that has no cell gets one.
  private func prepareNext(_ bounds: CGRect) {
    let heights = loadedHeights
    let top = sectionsTop
    let reach = bounds.height * Self.reachAhead
    let low = (prefetch.heading > 0 ? bounds.maxY : bounds.minY - reach) - top
    var next: ElementKey?
    heights.visit(from: low, to: low + reach) { key, y, height in
      guard key.kind == 0, realized[key] == nil, animator.disappearingElement(key) == nil,
        prefetch.prepared[key] == nil,
        prefetch.heading > 0 ? top + y >= bounds.maxY : top + y + height <= bounds.minY
      else { return }
      if prefetch.heading > 0, next != nil { return }
      next = key
    }
    guard let next else { return }
    let generation = pass.generation
    let phase = session.beginPrefetch()
    defer { session.end(phase) }
    guard let element = makeElement(next) else { return }
    UIView.withoutAnimation {
      element.view.isHidden = true
      if element.view.superview !== self { insertSubview(element.view, at: bottomIndex) }
      element.cell?.updateConfigurationIfNeeded()
    }
    // A callback of the data source may have begun anew.
    if pass.generation != generation || realized[next] != nil {
      free(element)
    } else {
      prefetch.prepared[next] = element
    }
  }

  /// A prepared row, to be shown; nil when there is none.
  final func takePrepared(_ key: ElementKey) -> TableElement? {
    guard !prefetch.prepared.isEmpty, let element = prefetch.prepared.removeValue(forKey: key) else { return nil }
    UIView.withoutAnimation {
      if let cell = element.cell {
        cell.place = place(ofRow: element.path)
        restoreState(of: cell, element.path)
      }
    }
    return element
  }

  /// Rows that are too far away are free for others.
  private func trimPrepared(_ bounds: CGRect) {
    var far: [TableElement] = []
    for element in prefetch.prepared.values {
      guard let frame = naturalFrame(of: element.key) else { continue }
      let distance = max(frame.minY - bounds.maxY, bounds.minY - frame.maxY)
      if distance > bounds.height * Self.reachAhead { far.append(element) }
    }
    for element in far {
      prefetch.prepared[element.key] = nil
      free(element)
    }
  }

  private func free(_ element: TableElement) {
    element.release()
    element.view.isHidden = true
    if let cell = element.cell, let identifier = cell.reuseIdentifier {
      cellPool.put(cell, identifier)
    } else {
      element.view.removeFromSuperview()
    }
  }

  /// All prepared rows are free: paths or heights change.
  final func dropPrepared() {
    if prefetch.lastBounds != nil { prefetch.lastBounds = nil }
    prefetch.forgetAnnounced()
    let prepared = prefetch.prepared.values.sorted { $0.key > $1.key }
    prefetch.prepared = [:]
    for element in prepared { free(element) }
  }

  /// Tells the data source that nothing is needed any more, and frees the cells.
  final func stopPrefetching() {
    let announced = prefetch.announced.keys.sorted().compactMap { realized[$0] == nil ? prefetch.announced[$0] : nil }
    dropPrepared()
    if !announced.isEmpty { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: announced) }
  }
}
