import CollectionCore
import Foundation

extension UICollectionView: PrefetchHost {
  final var canPrefetch: Bool { session.isIdle && !session.needs(.preparation) }

  final var hasPrefetchDataSource: Bool { prefetchDataSource != nil }
  final func prefetchData(at paths: [IndexPath]) { prefetchDataSource?.collectionView(self, prefetchItemsAt: paths) }
  final func cancelPrefetchingData(at paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  final func forEachItemAhead(in rect: CGRect, _ body: (ElementKey, IndexPath, CGRect) -> Void) {
    let counts = counts
    for attributes in requestElements(in: rect) ?? [] {
      let key = attributes.values.key
      let path = attributes.values.indexPath
      let frame = hosting.shownFrame(of: attributes)
      // Some layouts also return elements that only share an edge with the rectangle.
      guard key.kind == 0, liveElements[key] == nil, frame.overlaps(rect), counts.contains(path),
        !isPlaceholder(at: path)
      else { continue }
      body(key, dataIndexPath(path), frame)
    }
  }

  final func forEachItemAhead(
    ofScrollingSection section: Int, heading: CGFloat, _ body: (ElementKey, IndexPath, CGFloat) -> Void
  ) {
    guard let visibleFrame = hosting.visibleFrame(ofSection: section), visibleFrame.overlaps(bounds) else { return }
    let isHorizontal = hosting.isHorizontal(section: section)
    let towardsEnd = (heading > 0) != (isMirrored && isHorizontal)
    let searchLength = (towardsEnd ? 1 : -1) * (isHorizontal ? visibleFrame.width : visibleFrame.height)
    forEachItemAhead(
      in: visibleFrame.offsetBy(dx: isHorizontal ? searchLength : 0, dy: isHorizontal ? 0 : searchLength)
    ) { key, path, frame in
      guard Int(key.section) == section else { return }
      body(key, path, abs(isHorizontal ? frame.midX - visibleFrame.midX : frame.midY - visibleFrame.midY))
    }
  }

  /// Calls a closure for each item of the last query that has no cell on screen. `rect` is ignored, because the query
  /// already covers the area around the bounds.
  final func forEachItemToPrepare(in rect: CGRect, _ body: (ElementKey, CGRect) -> Void) {
    // The item of the hidden cell with the first responder has a cell already.
    let hiddenKey = itemResponder.hiddenElement?.key
    for index in layoutCache.entries.indices
    where layoutCache.entries[index].key.kind == 0 && layoutCache.entries[index].element == nil
      && !layoutCache.entries[index].isSuppressed && layoutCache.entries[index].key != hiddenKey
    {
      body(layoutCache.entries[index].key, layoutCache.entries[index].frame)
    }
  }

  final func prepareElement(_ key: ElementKey) -> LiveElement? {
    guard animator.disappearingElement(key) == nil, itemResponder.hiddenElement?.key != key,
      let attributes = layoutCache.attributes(of: key)
    else { return nil }
    let phase = session.beginPrefetch()
    defer { session.restorePhase(phase) }
    let element = makeElement(key, attributes.values.indexPath, attributes)
    let view = element.view
    UIView.withoutAnimation {
      element.hideView()
      let host = hosting.host(of: key)
      if host !== self {
        host.insertSubview(view, at: 0)
      } else if view.superviewStorage !== self {
        if let frontView = paintOrder.last(where: { $0.view.superviewStorage === self })?.view {
          insertSubview(view, aboveSubview: frontView)
        } else {
          insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
      }
      (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
      measurePrepared(element)
    }
    return element
  }

  /// Lays out a prefetched self-sizing cell at its preferred size, because its constraints may not be satisfiable at
  /// the estimated size. The layout uses the preferred size when the cell is shown.
  private func measurePrepared(_ element: LiveElement) {
    // During a transition between two layouts a view has no single preferred size.
    guard layoutStorage.supportsSelfSizing, !(layoutStorage is UICollectionViewTransitionLayout),
      let preferredSize = preferredSize(of: element)
    else { return }
    element.view.bounds.size = preferredSize
  }

  final func recyclePrepared(_ element: LiveElement) {
    if element.view.element === element { element.view.element = nil }
    if element.view.poolKey != nil { pools.put(element.view) } else { element.view.removeFromSuperview() }
  }

  final func frameOfPrepared(_ element: LiveElement) -> CGRect? { element.attributes.frame }

  /// Removes and returns the prefetched cell for a key, or the hidden view that contains the first responder, with new attributes
  /// applied. Returns `nil` if there is no such view.
  final func dequeueHidden(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> LiveElement? {
    guard let element = dequeueResponder(key) ?? prefetch.dequeue(key) else { return nil }
    UIView.withoutAnimation {
      let isNew = element.needsApplying(attributes)
      element.recordAttributes(attributes)
      element.view.isHidden = element.isHiddenWhenShown
      applyChanges(of: attributes, to: element)
      if isNew { element.view.apply(attributes) }
      if key.kind == 0, let cell = element.view as? UICollectionViewCell { restoreState(of: cell, element.path) }
    }
    return element
  }

  /// Returns whether a cell that has scrolled off screen can be cached unchanged, for a scroll in the opposite
  /// direction.
  final func canCache(_ element: LiveElement) -> Bool {
    element.key.kind == 0 && !hosting.isHosted(element.key) && element.view.poolKey != nil && window != nil
      && !animator.isRunning && element.generation == pass.generation && prefetch.isNear(element.attributes.frame)
  }

  /// Hides a cell and caches it for its item.
  final func cache(_ element: LiveElement) {
    hideOffscreen(element)
    prefetch.keep(element)
  }
}

extension UICollectionView: ItemResponderHost {
  final var elementsMovingOffscreen: [LiveElement] {
    animator.disappearingKeys.compactMap { animator.disappearingElement($0) }
  }

  final func hideOffscreen(_ element: LiveElement) {
    // While the cell is cached, the layout's response to the cell's preferred size is unknown.
    element.fittingState.sizeAtRequest = nil
    let wasConcealed = element.view.awaitsDropPreview
    element.view.awaitsDropPreview = false
    element.hideView()
    if wasConcealed { element.isHiddenWhenShown = element.attributes.isHidden }
    didEndDisplaying(element)
  }
}
