import CollectionCore
import Foundation
import RuntimeInterface

// Views are measured one at a time, as in UIKit (measurements.md, 2.17): the data source returns the cell, and the cell its
// preferred attributes. The layout determines whether the preferred attributes invalidate it, and which parts. If they do, the
// layout is invalidated, prepared and queried again, and then the next item is handled.
extension UICollectionView {
  /// Measures the view of a new element, if it is self-sizing, before the view is shown.
  final func fitAppearing(_ element: LiveElement) {
    guard session.isInLayoutPass, layoutStorage.supportsSelfSizing else { return }
    while fit(element) {
      relayout()
      guard let attributes = layoutCache.attributes(of: element.key) else { return }
      UIView.withoutAnimation { show(element, with: attributes) }
    }
  }

  /// Measures views at their final positions before a change is animated, so that their sizes do not change abruptly at
  /// the end of the animation.
  ///
  /// If the layout changes, the last query is repeated. The bounds are not moved. Returns whether any size has changed.
  final func fitAttributes(of keys: [ElementKey]) -> Bool {
    guard layoutStorage.supportsSelfSizing, !keys.isEmpty, let rect = layoutCache.rect else { return false }
    var hasChanged = false
    session.enter(.preservingContentOffset)
    defer { session.leave(.preservingContentOffset) }
    for key in keys {
      while let element = liveElements[key], let end = layoutCache.attributes(of: key), fit(element, at: end) {
        hasChanged = true
        prepareLayout()
        queryElements(in: rect)
      }
    }
    return hasChanged
  }

  /// Measures the views on screen until each view has its preferred size or a size that the layout enforces.
  final func resolveSizes() {
    guard layoutStorage.supportsSelfSizing else { return }
    while true {
      if session.consume(.sizes) {
        resolveOffset()
        updateVisibleElements()
        if session.needs(.sizes) { continue }
      }
      guard let element = paintOrder.first(where: { fit($0) }) else { return }
      relayout()
      if let attributes = layoutCache.attributes(of: element.key) { show(element, with: attributes) }
    }
  }

  private func relayout() {
    session.setNeeds(.sizes)
    // If views are smaller than estimated, the offset may be beyond the end of the content. A transition controls the
    // offset itself.
    if !(layoutStorage is UICollectionViewTransitionLayout) { session.setNeeds(.offsetInRange) }
    prepareLayout()
    query()
  }

  /// Requests the preferred attributes of an element's view if necessary, and returns whether they invalidated the
  /// layout.
  private func fit(_ element: LiveElement) -> Bool { fit(element, at: element.attributes) }

  private func fit(_ element: LiveElement, at attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let transition = layoutStorage as? UICollectionViewTransitionLayout else {
      return fit(element, at: attributes, of: layoutStorage, .current)
    }
    // The view is between its positions in two layouts and is measured for both.
    guard let elementAttributes = transition.elements?[element.key] else { return false }
    if let currentAttributes = elementAttributes.currentAttributes, transition.current.supportsSelfSizing,
      fit(element, at: currentAttributes, of: transition.current, .current)
    {
      return true
    }
    guard let nextAttributes = elementAttributes.nextAttributes, transition.next.supportsSelfSizing else {
      return false
    }
    return fit(element, at: nextAttributes, of: transition.next, .next)
  }

  private func fit(
    _ element: LiveElement, at attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout,
    _ target: LiveElement.FittingLayout
  ) -> Bool {
    let size = attributes.size
    if !element.needsFitting(target) {
      let state = element.fittingState(for: target)
      if size == state.agreedSize {
        if state.sizeAtRequest != nil { element.changeFitting(target) { $0.sizeAtRequest = nil } }
        return false
      }
      if size == state.sizeAtRequest {
        // The layout has returned this size again after the view requested another size, so the layout enforces this size.
        element.changeFitting(target) { state in
          state.agreedSize = size
          state.sizeAtRequest = nil
        }
        return false
      }
    }
    guard element.key.category != .decorationView, liveElements[element.key] === element,
      !element.fittingState(for: target).ignoresPreferredSizes
    else {
      element.markMeasured(target)
      return false
    }
    guard let originalAttributes = copied(attributes), let proposedAttributes = copied(attributes) else { return false }
    element.markMeasured(target)
    element.view.fittingAxes = layout.requiredAxes(of: element.key)
    (element.view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let preferredAttributes = UIView.withoutAnimation {
      element.view.preferredLayoutAttributesFitting(proposedAttributes)
    }
    guard !preferredAttributes.isEqual(originalAttributes), isPossible(preferredAttributes.size, element) else {
      element.changeFitting(target) { $0.agreedSize = size }
      return false
    }
    let mustInvalidate = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    LayoutTrace.record(
      layout,
      "\(name(of: element.key)) prefers \(LayoutTrace.describe(preferredAttributes.size)) to \(LayoutTrace.describe(size)): "
        + (mustInvalidate ? "yes" : "no"))
    guard mustInvalidate, shouldApplyPreferredSize(element, preferredAttributes.size, target) else {
      element.changeFitting(target) { $0.agreedSize = size }
      return false
    }
    element.changeFitting(target) { state in
      state.agreedSize = preferredAttributes.size
      state.sizeAtRequest = size
    }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes))
    session.setNeeds(.preparation)
    return true
  }

  /// Returns the preferred size of a view at its current position, or `nil` if that size is invalid. An invalid size is
  /// reported.
  final func preferredSize(of element: LiveElement) -> CGSize? {
    guard let proposal = copied(element.attributes) else { return nil }
    element.view.fittingAxes = layoutStorage.requiredAxes(of: element.key)
    let preferredAttributes = element.view.preferredLayoutAttributesFitting(proposal)
    return isPossible(preferredAttributes.size, element) ? preferredAttributes.size : nil
  }

  /// Returns a copy of attributes, converted to the layout's coordinates. The view or layout that receives the copy may
  /// modify it. The result is nil if the copy is not a `UICollectionViewLayoutAttributes` object.
  private func copied(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    isMirrored ? mirrored(attributes) : attributes.copy() as? UICollectionViewLayoutAttributes
  }

  private func isPossible(_ size: CGSize, _ element: LiveElement) -> Bool {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return true }
    Diagnostics.report(
      "\(self): \(type(of: element.view)) at \(name(of: element.key)) prefers the size \(size), which "
        + "must be finite and at least 0. The view keeps its size")
    return false
  }

  /// Records a preferred size and returns whether to apply it. If a view changes its preferred size too often in a short
  /// time, an error is reported, and its sizes are ignored until the view is reused.
  private func shouldApplyPreferredSize(
    _ element: LiveElement, _ size: CGSize, _ target: LiveElement.FittingLayout
  ) -> Bool {
    let currentTime = FrameClock.now
    var recentSizes: [CGSize] = []
    element.changeFitting(target) { state in
      // A pass can take longer than the period, so the count is not reset within a pass.
      if currentTime - state.periodStart > FittingState.period, state.passNumber != pass.passNumber {
        state.periodStart = currentTime
        state.recentSizes.removeAll(keepingCapacity: true)
      }
      state.passNumber = pass.passNumber
      state.recentSizes.append(size)
      state.ignoresPreferredSizes = state.recentSizes.count > FittingState.maximumChangeCount
      recentSizes = state.ignoresPreferredSizes ? state.recentSizes : []
    }
    guard !recentSizes.isEmpty else { return true }
    let lastSizes = recentSizes.suffix(4).map { LayoutTrace.describe($0) }.joined(separator: ", ")
    Diagnostics.report(
      "\(self): the size of \(name(of: element.key)) is not stable: its view \(type(of: element.view)) (reuse "
        + "identifier “\(element.view.reuseIdentifier ?? "")”) requested another size from the layout "
        + "\(type(of: layoutStorage)) \(FittingState.maximumChangeCount) times in a row, most recently \(lastSizes). "
        + "The size remains \(LayoutTrace.describe(element.attributes.size)) until the view is reused. Make the preferred "
        + "size independent of the current size")
    return false
  }

  /// Returns whether the content has been scrolled towards its beginning since the last pass, by less than the visible
  /// length.
  final func isScrollingBack(_ axis: FlowAxis) -> Bool {
    let oldOrigin = axis == .vertical ? pass.lastOrigin.y : pass.lastOrigin.x
    let newOrigin = axis == .vertical ? bounds.minY : bounds.minX
    let scrolledDistance = axis == .horizontal && isMirrored ? oldOrigin - newOrigin : newOrigin - oldOrigin
    return scrolledDistance < 0 && -scrolledDistance < (axis == .vertical ? bounds.height : bounds.width)
  }

  // MARK: Changes of preferred sizes

  /// Measures the views on screen again if the display scale or the text size has changed since they were measured, for
  /// example because the collection view was added to a window. The layout itself discards the sizes of all other
  /// elements.
  ///
  /// - Parameter old: The previous traits.
  final func remeasureIfTraitsChanged(since old: UITraitCollection?) {
    guard layoutStorage.supportsSelfSizing, let oldOrigin = old,
      oldOrigin.displayScale != traitCollection.displayScale
        || oldOrigin.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    for element in liveElements.values { element.needsFitting = true }
    setNeedsLayout()
  }

  /// Measures a view again after its intrinsic content size has changed, if `selfSizingInvalidation` requires it for this kind of change.
  ///
  /// `byConstraints` is `true` if constraints inside the view changed, and `false` if the intrinsic content size was invalidated.
  final func intrinsicSizeDidChange(of view: UICollectionReusableView, byConstraints: Bool) {
    guard let element = view.element, liveElements[element.key] === element else { return }
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    guard layoutStorage.supportsSelfSizing, !element.needsFitting else { return }
    element.needsFitting = true
    setNeedsLayout()
  }
}
