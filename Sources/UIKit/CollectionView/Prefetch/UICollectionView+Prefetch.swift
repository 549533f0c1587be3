import CollectionCore
import Foundation

// Cells are prepared when a frame has been shown, one a frame while the content moves (measured on iOS 26.1: at most one
// beyond the visible part in the scroll direction after each pass); nothing is done at rest. `willDisplay` comes when a
// prepared cell is shown. Cells that were scrolled off are kept for a while, for a scroll that turns round: then
// they are displayed again without `cellForItemAt` (Apple, WWDC 2016, "What's New in UICollectionView in iOS 10").
extension UICollectionView {
  /// How far ahead of the visible part cells are prepared, and how far behind it they are kept, as a share of its length.
  private static var reachAhead: CGFloat { 0.5 }
  /// Apple publishes no length.
  private static var reachBehind: CGFloat { 0.25 }

  final func prefetchDataSourceChanged() {
    prefetch.forgetAnnounced()
    setNeedsLayout()
  }

  /// To be called after each pass. Costs two comparisons while nothing moves.
  final func schedulePrefetching() {
    guard isPrefetchingEnabled, !prefetch.isScheduled, prefetch.lastBounds != bounds else { return }
    enqueuePrefetching()
  }

  /// A section that scrolls by itself has been scrolled: data ahead of it is announced, as ahead of the view.
  final func shelfScrolled(_ section: Int, to distance: CGFloat, extent: CGFloat) {
    guard isPrefetchingEnabled, prefetchDataSource != nil,
      prefetch.shelfScrolled(section, to: distance, extent: extent), !prefetch.isScheduled
    else { return }
    enqueuePrefetching()
  }

  private func enqueuePrefetching() {
    guard window != nil, !session.needs(.reload), bounds.width > 0, bounds.height > 0 else { return }
    prefetch.isScheduled = true
    AfterFrame.enqueue { [weak self] in self?.runPrefetching() }
  }

  private func runPrefetching() {
    prefetch.isScheduled = false
    guard isPrefetchingEnabled, window != nil, session.isIdle, !session.needs(.reload), !session.needs(.preparation)
    else { return }
    let bounds = bounds
    let last = prefetch.lastBounds
    prefetch.lastBounds = bounds
    if let last, last.origin != bounds.origin {
      let step = CGPoint(x: bounds.minX - last.minX, y: bounds.minY - last.minY)
      prefetch.isVertical = abs(step.y) >= abs(step.x)
      prefetch.heading = (prefetch.isVertical ? step.y : step.x) < 0 ? -1 : 1
    } else {
      prefetch.isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    }
    announceData(bounds)
    guard last != nil, last?.size == bounds.size else { return }
    trimPrepared(bounds)
    prepareNext(bounds)
  }

  // MARK: Data

  private func announceData(_ bounds: CGRect) {
    guard let prefetchDataSource, prefetch.owesAnnouncement(bounds) else { return }
    let ahead = rectAhead(of: bounds, share: 1)
    var wanted: [(key: ElementKey, path: IndexPath, distance: CGFloat)] = []
    let counts = counts
    func want(in ahead: CGRect, ofShelf shelf: Int?, _ distance: (CGRect) -> CGFloat) {
      for attributes in askForElements(in: ahead) ?? [] {
        let key = attributes.values.key
        let path = attributes.values.indexPath
        let frame = hosting.shownFrame(of: attributes)
        // Some layouts answer with what only touches the rectangle, too.
        guard key.kind == 0, realized[key] == nil, frame.overlaps(ahead), counts.contains(path),
          shelf.map({ Int(key.section) == $0 }) ?? true, shadow(at: path) == nil
        else { continue }
        wanted.append((key, dataPath(path), distance(frame)))
      }
    }
    want(in: ahead, ofShelf: nil) { distance(of: $0, from: bounds) }
    for (section, shelf) in prefetch.shelves.sorted(by: { $0.key < $1.key }) {
      guard let seen = hosting.area(ofShelf: section), seen.overlaps(bounds) else { continue }
      let towardsEnd = (shelf.heading > 0) != (isMirrored && hosting.isHorizontal(shelf: section))
      let step = (towardsEnd ? 1 : -1) * (hosting.isHorizontal(shelf: section) ? seen.width : seen.height)
      let isHorizontal = hosting.isHorizontal(shelf: section)
      let next = seen.offsetBy(dx: isHorizontal ? step : 0, dy: isHorizontal ? 0 : step)
      want(in: next, ofShelf: section) { frame in
        abs(isHorizontal ? frame.midX - seen.midX : frame.midY - seen.midY)
      }
    }
    prefetch.shelvesAnnounced()
    wanted.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.key < $1.key }
    let (new, cancelled) = prefetch.announce(wanted.map { ($0.key, $0.path) }, for: bounds) { realized[$0] != nil }
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }

  // MARK: Cells

  /// The nearest item ahead that has no cell gets one. O(elements of the last query).
  private func prepareNext(_ bounds: CGRect) {
    let length = prefetch.isVertical ? bounds.height : bounds.width
    var best: (index: Int, distance: CGFloat)?
    for index in queried.entries.indices {
      let distance = distance(of: queried.entries[index].frame, from: bounds)
      guard distance >= 0, distance < length * Self.reachAhead, best.map({ distance < $0.distance }) ?? true,
        queried.entries[index].key.kind == 0, !queried.entries[index].isSuppressed,
        queried.entries[index].element == nil, prefetch.prepared[queried.entries[index].key] == nil
      else { continue }
      best = (index, distance)
    }
    guard let best else { return }
    let entry = queried.entries[best.index]
    guard animator.disappearingElement(entry.key) == nil else { return }
    let phase = session.beginPrefetch()
    defer { session.end(phase) }
    let element = makeElement(entry.key, entry.attributes.values.indexPath, entry.attributes)
    let view = element.view
    UIView.withoutAnimation {
      view.isHidden = true
      let host = hosting.host(of: entry.key)
      if host !== self {
        host.insertSubview(view, at: 0)
      } else if view.superviewStorage !== self {
        if let front = paintOrder.last(where: { $0.view.superviewStorage === self })?.view {
          insertSubview(view, aboveSubview: front)
        } else {
          insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
      }
      (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
      measurePrepared(element)
    }
    // A callback of the data source may have begun anew.
    if session.needs(.reload) || realized[entry.key] != nil {
      element.view.element = nil
      if view.poolKey != nil { pools.put(view) }
    } else {
      prefetch.prepared[entry.key] = element
    }
  }

  /// A cell that says its size is laid out in that size while it waits: contents that hold each other by constraints may
  /// not fit into the size that was thought. The layout hears of it when the cell is shown.
  private func measurePrepared(_ element: RealizedElement) {
    // Between two layouts there is no size to wish for.
    guard layoutStorage.supportsSelfSizing, !(layoutStorage is UICollectionViewTransitionLayout),
      let preferred = preferredSize(of: element)
    else { return }
    element.view.bounds.size = preferred
  }

  /// A prepared cell, shown with those attributes; nil when there is none.
  final func takePrepared(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> RealizedElement? {
    guard !prefetch.prepared.isEmpty, let element = prefetch.prepared.removeValue(forKey: key) else { return nil }
    UIView.withoutAnimation {
      let isNew = element.needsApplying(attributes)
      element.remember(attributes)
      applyGeometry(of: attributes, to: element.view)
      if isNew { element.view.apply(attributes) }
      if let cell = element.view as? UICollectionViewCell { restoreState(of: cell, element.path) }
    }
    return element
  }

  /// Whether a cell that leaves is kept as it is for a scroll that turns round.
  final func keepsPrepared(_ element: RealizedElement) -> Bool {
    guard isPrefetchingEnabled, element.key.kind == 0, !hosting.isHosted(element.key), element.view.poolKey != nil,
      prefetch.lastBounds != nil,
      window != nil, !animator.isRunning, element.generation == pass.generation
    else { return false }
    let bounds = bounds
    let length = prefetch.isVertical ? bounds.height : bounds.width
    return distanceEitherWay(of: element.attributes.frame, from: bounds) < length * Self.reachBehind
  }

  /// The cell is not displayed any more, but waits for its item.
  final func park(_ element: RealizedElement) {
    // What the layout makes of its wish is not seen any more.
    element.fitting.askedAt = nil
    element.view.isAwaited = false
    element.view.isHidden = true
    didEndDisplaying(element)
    prefetch.prepared[element.key] = element
  }

  /// Cells that are too far away are free for other items.
  private func trimPrepared(_ bounds: CGRect) {
    guard !prefetch.prepared.isEmpty else { return }
    let length = prefetch.isVertical ? bounds.height : bounds.width
    var far: [RealizedElement] = []
    for element in prefetch.prepared.values {
      let frame = element.attributes.frame
      let reach = distance(of: frame, from: bounds) >= 0 ? Self.reachAhead : Self.reachBehind
      if distanceEitherWay(of: frame, from: bounds) > length * reach { far.append(element) }
    }
    for element in far { free(element) }
  }

  private func free(_ element: RealizedElement) {
    prefetch.prepared[element.key] = nil
    if element.view.element === element { element.view.element = nil }
    if element.view.poolKey != nil { pools.put(element.view) } else { element.view.removeFromSuperview() }
  }

  /// All prepared cells are free: paths or layout change.
  final func dropPrepared() {
    if prefetch.lastBounds != nil { prefetch.lastBounds = nil }
    prefetch.forgetAnnounced()
    guard !prefetch.prepared.isEmpty else { return }
    for element in prefetch.prepared.values.sorted(by: { $0.key > $1.key }) { free(element) }
  }

  /// Tells the data source that nothing is needed any more, and frees the cells.
  final func stopPrefetching() {
    let announced = prefetch.announced.keys.sorted().compactMap { realized[$0] == nil ? prefetch.announced[$0] : nil }
    dropPrepared()
    if !announced.isEmpty { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: announced) }
  }

  // MARK: Distances

  /// How far a frame lies beyond the edge towards which the content scrolls; negative for what is not beyond it.
  private func distance(of frame: CGRect, from bounds: CGRect) -> CGFloat {
    if prefetch.isVertical { return prefetch.heading > 0 ? frame.minY - bounds.maxY : bounds.minY - frame.maxY }
    return prefetch.heading > 0 ? frame.minX - bounds.maxX : bounds.minX - frame.maxX
  }

  private func distanceEitherWay(of frame: CGRect, from bounds: CGRect) -> CGFloat {
    prefetch.isVertical
      ? max(frame.minY - bounds.maxY, bounds.minY - frame.maxY)
      : max(frame.minX - bounds.maxX, bounds.minX - frame.maxX)
  }

  private func rectAhead(of bounds: CGRect, share: CGFloat) -> CGRect {
    prefetch.isVertical
      ? CGRect(
        x: bounds.minX, y: prefetch.heading > 0 ? bounds.maxY : bounds.minY - bounds.height * share,
        width: bounds.width, height: bounds.height * share)
      : CGRect(
        x: prefetch.heading > 0 ? bounds.maxX : bounds.minX - bounds.width * share, y: bounds.minY,
        width: bounds.width * share, height: bounds.height)
  }
}
