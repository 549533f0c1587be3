import CollectionCore
import Foundation
import RuntimeInterface

// Views that say their size, one at a time as in UIKit (measurements.md, 2.17): the cell comes from the data source and is
// asked for its preferred attributes; the layout says whether it minds and what becomes invalid; it is invalidated,
// prepares and answers for the elements again; then comes the next item.
extension UICollectionView {
  /// Fits a view that has just come, before anybody sees it.
  final func fitComing(_ element: RealizedElement) {
    guard session.isInLayoutPass, layoutStorage.supportsSelfSizing else { return }
    while fit(element) {
      relayout()
      guard let attributes = queried.attributes(of: element.key) else { return }
      UIView.withoutAnimation { show(element, with: attributes) }
    }
  }

  /// Before a change is animated, the views that come say their sizes for the places where they end, so that nothing
  /// snaps to them at the end of the animation. The last query is asked again where that changes the layout. The bounds
  /// stay where they are. Answers whether anything has changed.
  final func fitArrivals(_ arrivals: [ElementKey: UICollectionViewLayoutAttributes]) -> Bool {
    guard layoutStorage.supportsSelfSizing, !arrivals.isEmpty, let rect = queried.rect else { return false }
    var hasChanged = false
    session.enter(.holdingOffset)
    defer { session.leave(.holdingOffset) }
    for key in arrivals.keys.sorted() {
      while let element = realized[key], let end = queried.attributes(of: key), fit(element, at: end) {
        hasChanged = true
        prepareLayout()
        queryElements(in: rect)
      }
    }
    return hasChanged
  }

  /// Goes on until every view on screen has the size that it wants, or that the layout leaves it with.
  final func settleSizes() {
    guard layoutStorage.supportsSelfSizing else { return }
    while true {
      if session.take(.sizes) {
        settleOffset()
        updateVisibleElements()
        if session.needs(.sizes) { continue }
      }
      guard let element = paintOrder.first(where: { fit($0) }) else { return }
      relayout()
      if let attributes = queried.attributes(of: element.key) { show(element, with: attributes) }
    }
  }

  private func relayout() {
    session.setNeeds(.sizes)
    // Smaller views than estimated may leave the offset behind the end of the content. A transition leads it by itself.
    if !(layoutStorage is UICollectionViewTransitionLayout) { session.setNeeds(.offsetInRange) }
    prepareLayout()
    query()
  }

  /// Asks one view for the attributes that it would like to have, where there is reason to. Answers whether the layout
  /// was invalidated.
  private func fit(_ element: RealizedElement) -> Bool { fit(element, at: element.attributes) }

  private func fit(_ element: RealizedElement, at attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let transition = layoutStorage as? UICollectionViewTransitionLayout else {
      return fit(element, at: attributes, of: layoutStorage, .present)
    }
    // What is seen lies between two places: the view says its size for each of them, to the layout there.
    guard let ends = transition.elements?[element.key] else { return false }
    if let from = ends.from, transition.current.supportsSelfSizing,
      fit(element, at: from, of: transition.current, .present)
    {
      return true
    }
    guard let to = ends.to, transition.next.supportsSelfSizing else { return false }
    return fit(element, at: to, of: transition.next, .next)
  }

  private func fit(
    _ element: RealizedElement, at attributes: UICollectionViewLayoutAttributes, of layout: UICollectionViewLayout,
    _ end: RealizedElement.FittingEnd
  ) -> Bool {
    let given = attributes.size
    if !element.owesFitting(end) {
      let state = element.fitting(end)
      if given == state.settled {
        if state.askedAt != nil { element.changeFitting(end) { $0.askedAt = nil } }
        return false
      }
      if given == state.askedAt {
        // The layout took note and decided otherwise.
        element.changeFitting(end) { state in
          state.settled = given
          state.askedAt = nil
        }
        return false
      }
    }
    guard element.key.category != .decorationView, realized[element.key] === element,
      !element.fitting(end).isGivenUp
    else {
      element.hasBeenAsked(end)
      return false
    }
    guard let original = copied(attributes), let proposal = copied(attributes) else { return false }
    element.hasBeenAsked(end)
    element.view.fittingAxes = layout.requiredAxes(of: element.key)
    (element.view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let preferred = UIView.withoutAnimation { element.view.preferredLayoutAttributesFitting(proposal) }
    guard !preferred.isEqual(original), isPossible(preferred.size, element) else {
      element.changeFitting(end) { $0.settled = given }
      return false
    }
    let minds = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    LayoutTrace.note(
      layout,
      "\(name(of: element.key)) prefers \(LayoutTrace.brief(preferred.size)) to \(LayoutTrace.brief(given)): "
        + (minds ? "yes" : "no"))
    guard minds, stillMakesSense(element, preferred.size, end) else {
      element.changeFitting(end) { $0.settled = given }
      return false
    }
    element.changeFitting(end) { state in
      state.settled = preferred.size
      state.askedAt = given
    }
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    session.setNeeds(.preparation)
    return true
  }

  /// The size that a view would like to have at its place; nil if that is none.
  final func preferredSize(of element: RealizedElement) -> CGSize? {
    guard let proposal = copied(element.attributes) else { return nil }
    element.view.fittingAxes = layoutStorage.requiredAxes(of: element.key)
    let preferred = element.view.preferredLayoutAttributesFitting(proposal)
    return isPossible(preferred.size, element) ? preferred.size : nil
  }

  /// As the layout gave them: the caller may change what it gets.
  private func copied(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    isMirrored ? mirrored(attributes) : attributes.copy() as? UICollectionViewLayoutAttributes
  }

  private func isPossible(_ size: CGSize, _ element: RealizedElement) -> Bool {
    if size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite { return true }
    Misuse.report(
      "\(self): \(type(of: element.view)) at \(name(of: element.key)) prefers the size \(size), which is none")
    return false
  }

  /// The guard against sizes that never settle.
  private func stillMakesSense(
    _ element: RealizedElement, _ size: CGSize, _ end: RealizedElement.FittingEnd
  ) -> Bool {
    let now = FrameClock.now
    var wishes: [CGSize] = []
    element.changeFitting(end) { state in
      // Within one pass nothing else happens, however long it takes.
      if now - state.since > FittingState.span, state.pass != pass.number {
        state.since = now
        state.wishes.removeAll(keepingCapacity: true)
      }
      state.pass = pass.number
      state.wishes.append(size)
      state.isGivenUp = state.wishes.count > FittingState.limit
      wishes = state.isGivenUp ? state.wishes : []
    }
    guard !wishes.isEmpty else { return true }
    let last = wishes.suffix(4).map { LayoutTrace.brief($0) }.joined(separator: ", ")
    Misuse.report(
      "\(self): the size of \(name(of: element.key)) never settles: its view \(type(of: element.view)) (reuse identifier "
        + "“\(element.view.reuseIdentifier ?? "")”) asked the layout \(type(of: layoutStorage)) for another size "
        + "\(FittingState.limit) times in a row, at last for \(last). It keeps \(LayoutTrace.brief(element.attributes.size)) "
        + "until it is used again")
    return false
  }

  /// Whether the content has been moved back, by less than what is visible, since the last pass: somebody is scrolling up.
  final func isScrollingBack(_ axis: FlowAxis) -> Bool {
    let old = axis == .vertical ? pass.lastOrigin.y : pass.lastOrigin.x
    let new = axis == .vertical ? bounds.minY : bounds.minX
    let step = axis == .horizontal && isMirrored ? old - new : new - old
    return step < 0 && -step < (axis == .vertical ? bounds.height : bounds.width)
  }

  // MARK: Views that change their size by themselves

  /// Asks the views on screen for their sizes again where those were measured in other pixels or in another text size:
  /// before the view came into its window, say. The layout forgets the sizes of all others by itself.
  ///
  /// - Parameter old: The traits until now.
  final func measuresMayHaveChanged(since old: UITraitCollection?) {
    guard layoutStorage.supportsSelfSizing, let old,
      old.displayScale != traitCollection.displayScale
        || old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    for element in realized.values { element.owesFitting = true }
    setNeedsLayout()
  }

  /// A view on screen says that its natural size has changed.
  final func naturalSizeChanged(of view: UICollectionReusableView, byConstraints: Bool) {
    guard let element = view.element, realized[element.key] === element else { return }
    switch selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    guard layoutStorage.supportsSelfSizing, !element.owesFitting else { return }
    element.owesFitting = true
    setNeedsLayout()
  }
}
