import Foundation

extension UICollectionView {
  /// Updates the views for the current bounds. The method recycles views that are off screen, repositions views whose
  /// attributes have changed and creates missing views.
  ///
  /// If nothing has changed, the cost is one comparison for each element of the last query.
  final func updateVisibleElements() {
    recycleFormerResponder()
    let bounds = bounds
    let generation = pass.generation
    pass.shownBounds = bounds
    findDisappearing()
    for index in layoutCache.entries.indices {
      let entry = layoutCache.entries[index]
      let isVisible = !entry.isSuppressed && entry.frame.overlaps(bounds)
      if let element = entry.element {
        if isVisible {
          guard element.needsApplying(entry.attributes) else { continue }
          show(element, with: entry.attributes)
          guard isCurrent(generation) else { return discardDifferences() }
        } else {
          pass.disappearingElements.append(element)
          layoutCache.entries[index].element = nil
        }
      } else if isVisible {
        pass.appearingItems.append(index)
      }
    }
    if !pass.disappearingElements.isEmpty { recycleDisappearing() }
    guard isCurrent(generation) else { return discardDifferences() }
    if !pass.appearingItems.isEmpty { makeAppearing() }
    resolvePaintOrder()
  }

  /// Returns whether the elements of a query are still those to show. A callback may have reloaded the view or queried the layout
  /// again.
  private func isCurrent(_ generation: Int) -> Bool { pass.generation == generation && !session.needs(.reload) }

  /// Discards the differences between the elements on screen and a query that is out of date. The next pass finds them again.
  private func discardDifferences() {
    pass.disappearingElements.removeAll(keepingCapacity: true)
    pass.appearingItems.removeAll(keepingCapacity: true)
    pass.checkedGeneration = -1
    for index in layoutCache.entries.indices {
      layoutCache.entries[index].element = liveElements[layoutCache.entries[index].key]
    }
    resolvePaintOrder()
    setNeedsLayout()
  }

  /// Collects the elements on screen that were not in the result of the last query. These elements are about to be recycled.
  private func findDisappearing() {
    guard pass.checkedGeneration != pass.generation else { return }
    pass.checkedGeneration = pass.generation
    for element in paintOrder where element.generation != pass.generation { pass.disappearingElements.append(element) }
  }

  private func recycleDisappearing() {
    let disappearingElements = pass.disappearingElements
    pass.disappearingElements.removeAll(keepingCapacity: true)
    var detachedViews: [UICollectionReusableView] = []
    detachedViews.reserveCapacity(disappearingElements.count)
    let responderView = responderView
    for element in disappearingElements where liveElements[element.key] === element {
      liveElements.remove(element)
      if keepResponder(in: element, responderView) {
        continue
      } else if canCache(element) {
        cache(element)
      } else if let view = hideView(of: element) {
        detachedViews.append(view)
      }
    }
    // The last view that is added to the pool is reused first. The views are added in reverse, so that they are reused
    // in paint order and need not be moved among the subviews.
    for view in detachedViews.reversed() { pools.put(view) }
  }

  private func makeAppearing() {
    var appearingItems = pass.appearingItems
    pass.appearingItems.removeAll(keepingCapacity: true)
    let generation = pass.generation
    for index in appearingItems.indices.dropFirst()
    where layoutCache.entries[appearingItems[index]].key < layoutCache.entries[appearingItems[index - 1]].key {
      appearingItems.sort { layoutCache.entries[$0].key < layoutCache.entries[$1].key }
      break
    }
    for index in appearingItems {
      // If a callback of the data source has started another pass, for example by a batch update, that pass updates the
      // views.
      guard isCurrent(generation) else { return setNeedsLayout() }
      let entry = layoutCache.entries[index]
      if liveElements[entry.key] != nil { continue }
      let element = createView(entry.key, entry.attributes.values.indexPath, entry.attributes)
      // A callback may have shown the element already, for example with the first responder.
      if pass.generation == generation { layoutCache.entries[index].element = element ?? liveElements[entry.key] }
    }
    if !isCurrent(generation) { setNeedsLayout() }
  }

  /// Creates the view of an element and shows it with the given attributes, which can be those at the start of an
  /// animation. The result is `nil` if the data source has reloaded or queried the view in the meantime.
  final func createView(
    _ key: ElementKey, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> LiveElement? {
    let generation = pass.generation
    if let element = restoreDisappearing(key) {
      UIView.withoutAnimation { show(element, with: attributes) }
      return element
    }
    let element = dequeueHidden(key, attributes) ?? makeElement(key, path, attributes)
    guard isCurrent(generation), liveElements[key] == nil else {
      element.hideView()
      recyclePrepared(element)
      return nil
    }
    element.generation = generation
    addElement(element)
    (element.view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    fitAppearing(element)
    willDisplay(element)
    return element
  }

  /// Requests the view of an element from the data source, and applies its attributes and state.
  final func makeElement(
    _ key: ElementKey, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> LiveElement {
    let view = UIView.withoutAnimation { validateProvidedView(obtainView(key, path, attributes), key, path) }
    let element = LiveElement(key: key, path: path, view: view, attributes: attributes)
    let wasDequeued = view.dequeuedAttributes === attributes
    view.dequeuedAttributes = nil
    UIView.withoutAnimation {
      // A view that was dequeued for this element already has the attributes. Since then, the data source may have set other
      // values. As in UIKit, they are kept until the attributes change (UICollectionViewCell.h).
      if wasDequeued { applyPosition(of: attributes, to: view) } else { applyAll(attributes, to: view) }
      view.apply(attributes)
      // A header may be a cell, too, but only items have a selection state.
      if key.kind == 0, let cell = view as? UICollectionViewCell { restoreState(of: cell, path) }
    }
    return element
  }

  private func obtainView(
    _ key: ElementKey, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    // The data source may have requested this pass while it returns another cell or configures one again. That cell must not be
    // dequeued for this element.
    let outerRequest = dequeueing
    dequeueing = DequeueContext(pendingAttributes: attributes)
    defer { dequeueing = outerRequest }
    return makingSubviews { ProviderCalls.run { requestView(key, path) } }
  }

  private func requestView(_ key: ElementKey, _ path: IndexPath) -> UICollectionReusableView {
    switch key.category {
    case .cell:
      if let placeholder = mapping.placeholder(at: path) { return cell(of: placeholder, path) }
      guard let dataSource else {
        reportOnce(
          "data source", "\(self) has items but its data source is nil; item \(Array(path)) gets an empty cell")
        return emptyView(key)
      }
      return dataSource.collectionView(self, cellForItemAt: dataIndexPath(path))
    case .supplementaryView:
      guard let dataSource else {
        reportOnce(
          "data source", "\(self) has supplementary views but its data source is nil; \(name(of: key)) is empty")
        return emptyView(key)
      }
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: ElementKind.name(of: key.kind) ?? "", at: path)
    case .decorationView: return dequeueDecoration(key)
    }
  }

  private func cell(of placeholder: PlaceholderItem, _ path: IndexPath) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
    cell.isPlaceholderCell = true
    placeholder.update(cell)
    return cell
  }

  /// Returns whether an element still shows its item, on screen or hidden.
  final func isInUse(_ element: LiveElement) -> Bool {
    liveElements[element.key] === element || prefetch.preparedElements[element.key] === element
      || itemResponder.hiddenElement === element
  }

  private func isPlaceholderCell(_ cell: UICollectionViewCell) -> Bool { cell.isPlaceholderCell }

  /// Returns an empty view for an element for which the data source provides no view.
  private func emptyView(_ key: ElementKey) -> UICollectionReusableView {
    key.kind == 0 ? emptyCell() : UICollectionReusableView(frame: .zero)
  }

  /// Returns an empty cell that is never reused. The cell has a reuse identifier, because a missing identifier would be
  /// reported as another error.
  final func emptyCell() -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = ""
    return cell
  }

  /// Returns the view that the data source provided, or an empty view if the provided view cannot be shown for the
  /// element.
  private func validateProvidedView(
    _ view: UICollectionReusableView, _ key: ElementKey, _ path: IndexPath
  ) -> UICollectionReusableView {
    var provider: String { dataSource.map { "\(type(of: $0))" } ?? "nil" }
    if key.kind == 0, view.reuseIdentifier == nil {
      reportOnce(
        "identifier",
        "the cell that the data source \(provider) returned for item \(Array(path)) of \(self) has no reuse identifier: "
          + "create cells with dequeueReusableCell(withReuseIdentifier:for:). This one is shown, but never reused")
    }
    guard let otherElement = view.element, isInUse(otherElement) else { return view }
    Diagnostics.report(
      "the data source \(provider) of \(self) returned \(view) for \(name(of: key)), but that view already shows "
        + "\(name(of: otherElement.key)): a view can show only one element. \(name(of: key)) gets an empty view")
    return emptyView(key)
  }

  /// Applies new attributes to an element that remains on screen.
  final func show(_ element: LiveElement, with attributes: UICollectionViewLayoutAttributes) {
    element.recordAttributes(attributes)
    applyChanges(of: attributes, to: element)
    element.view.apply(attributes)
    if attributes.zIndex != element.zIndex { updatePaintOrder(of: element) }
  }

  /// Applies the frame, the transform and the appearance of attributes to a view. Only values that differ are set, because
  /// writing a value takes longer than reading it.
  final func applyAll(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let values = attributes.values
    let transform = attributes.transform3D
    if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    applyPosition(of: attributes, to: view)
    if view.alpha != values.alpha { view.alpha = values.alpha }
    let isHidden = values.isHidden || view.awaitsDropPreview
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }

  /// Applies attributes to the view of an element. The transform, the alpha and the visibility are only set if the attributes
  /// differ in them from the previous attributes, because the application may have set other values.
  final func applyChanges(of attributes: UICollectionViewLayoutAttributes, to element: LiveElement) {
    let view = element.view
    let new = LiveElement.Appearance(attributes.values)
    let old = element.replaceAppearance(new)
    if !LayoutAttributeValues.Transform.areEqual(new.transform, old.transform) {
      view.transform3D = attributes.transform3D
    }
    applyPosition(of: attributes, to: view)
    if new.alpha != old.alpha, view.alpha != new.alpha { view.alpha = new.alpha }
    if new.isHidden != old.isHidden { view.isHidden = new.isHidden || view.awaitsDropPreview }
  }

  /// Applies the size and the center of attributes to a view, which may have a transform, and its role in a list.
  private func applyPosition(of attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let size = attributes.size
    if view.bounds.size != size { view.bounds.size = size }
    let center = attributes.center
    if view.center != center { view.center = center }
    let listRole = attributes.values.listRole
    if view.listRole != listRole { view.listRole = listRole }
  }

  /// Recycles an element after its disappearing animation. The hidden view remains in the hierarchy until it is reused.
  final func discard(_ element: LiveElement) {
    if let view = hideView(of: element) { pools.put(view) }
  }

  /// Hides the view of an element and notifies the delegate. Returns the view if it can be reused, otherwise `nil`.
  ///
  /// `isInterrupted` is `true` if the animation of an update is ended early in order to reuse the view.
  private func hideView(of element: LiveElement, isInterrupted: Bool = false) -> UICollectionReusableView? {
    let view = element.view
    if view.element === element { view.element = nil }
    view.awaitsDropPreview = false
    view.isHidden = true
    if isInterrupted || animator.isRunning { animator.removeUpdateAnimations(of: view) }
    didEndDisplaying(element)
    guard view.poolKey == nil else { return view }
    view.removeFromSuperview()
    return nil
  }

  final func removeAllElements() {
    pass.generation += 1
    let isInterrupted = animator.isRunning
    animator.interruptAll()
    releaseResponder()
    let elements = liveElements.removeAll()
    layoutCache.removeAll()
    prefetch.drop()
    let detachedViews = elements.compactMap { hideView(of: $0, isInterrupted: isInterrupted) }
    for view in detachedViews.reversed() { pools.put(view) }
  }

  private func willDisplay(_ element: LiveElement) {
    guard let delegate else { return }
    switch element.key.category {
    case .cell:
      guard let cell = element.view as? UICollectionViewCell, !isPlaceholderCell(cell) else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: dataIndexPath(element.path))
    case .supplementaryView:
      delegate.collectionView(
        self, willDisplaySupplementaryView: element.view, forElementKind: ElementKind.name(of: element.key.kind) ?? "",
        at: element.path)
    case .decorationView: break
    }
  }

  final func didEndDisplaying(_ element: LiveElement) {
    guard let delegate else { return }
    switch element.key.category {
    case .cell:
      guard let cell = element.view as? UICollectionViewCell, !isPlaceholderCell(cell) else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: dataIndexPath(element.path))
    case .supplementaryView:
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: element.view,
        forElementOfKind: ElementKind.name(of: element.key.kind) ?? "", at: element.path)
    case .decorationView: break
    }
  }
}
