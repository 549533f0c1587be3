import Foundation

extension UICollectionView {
  /// Changes to a different layout. Both layouts receive calls before and during the animation, and the visible content remains visible.
  ///
  /// The order of the calls (UICollectionViewLayout.h): `prepareForTransition(to:)` of the old layout,
  /// `prepareForTransition(from:)` of the new layout, `prepare()`, the content size, the target offset, the elements,
  /// the final attributes of the elements on screen, the initial attributes of the new elements, and inside the
  /// animation `finalizeLayoutTransition()` of both layouts.
  final func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    if updates.isBatchOpen || !session.isIdle {
      // Inside a batch update the data may be newer than the counts, so the change waits until the update is committed. In a
      // callback of a layout pass it waits for the end of the pass, which works with the elements of the current layout.
      transitionState.pendingLayout = layout
      transitionState.pendingChanges.append { [weak self] in
        self?.changeLayout(to: layout, animated: animated, completion: completion)
      }
      return
    }
    changeStructure { beginLayoutChange(to: layout, animated: animated, completion: completion) }
  }

  private func beginLayoutChange(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    abortInteractiveTransition(because: "its layout was set")
    abandonMovement()
    guard layout !== layoutStorage else {
      if let completion { finishLater([completion], true) }
      return
    }
    reportSharedLayout(layout)
    prefetch.drop()
    let oldLayout = layoutStorage
    guard !session.needs(.reload) else {
      // A reload is pending, so the current elements are not animated to their positions in the new layout.
      install(layout, instead: oldLayout)
      if let completion { finishLater([completion], true) }
      return
    }
    stopMotion(notify: true)
    let anchor = visibleContentAnchor
    var previousAttributes = PreviousLayoutAttributes(layout: oldLayout)
    for entry in layoutCache.entries { previousAttributes.add(entry.key, entry.attributes) }
    layout.attachedView = self
    transitionState.controlsOffset = true
    defer { transitionState.controlsOffset = false }
    oldLayout.prepareForTransition(to: layout)
    layout.prepareForTransition(from: oldLayout)
    let elements = paintOrder
    for element in elements { element.view.willTransition(from: oldLayout, to: layout) }
    transitionState.holdsOffset = true
    install(layout, instead: oldLayout)
    invalidate { $0.isEverythingInvalid = true }
    prepareLayout()
    transitionState.holdsOffset = false
    let finalOffset = { [self] in targetOffset(keeping: anchor, in: layout, contentSize: contentSize) }
    let offset = finalOffset()
    query()
    // The old layout still determines the final attributes in the animation.
    oldLayout.attachedView = self
    var newKinds = KnownElementKinds(layout: layout)
    for entry in layoutCache.entries { newKinds.add(entry.key) }
    transitionState.previousAttributes = previousAttributes
    defer { transitionState.previousAttributes = nil }
    let change = ElementChange(
      finalAttributes: { oldLayout.finalAttributes(for: $0) },
      fallbackFinalAttributes: { newKinds.attributes($0.key) },
      initialAttributes: { layout.initialAttributes(for: $0) },
      attributesBefore: { previousAttributes.attributes(of: $0) },
      // Elements that did not exist in the old layout fade in at their positions.
      isNew: { previousAttributes.attributes(of: $0) == nil },
      queriedRectBefore: nil,
      reconfigure: { [] },
      animations: {
        oldLayout.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      })
    let notify = { [weak self] in
      let views = elements.map(\.view) + (self?.paintOrder.map(\.view) ?? [])
      var visitedViews: Set<ObjectIdentifier> = []
      for view in views where visitedViews.insert(ObjectIdentifier(view)).inserted {
        view.didTransition(from: oldLayout, to: layout)
      }
    }
    if animated, UIView.areAnimationsEnabled, window != nil {
      perform(change, old: elements.map { ($0, $0.key) }, offset: offset, finalOffset: finalOffset) { isFinished in
        notify()
        completion?(isFinished)
      }
    } else {
      let isFinished = !animated || !UIView.areAnimationsEnabled
      UIView.withoutAnimation {
        perform(change, old: elements.map { ($0, $0.key) }, offset: offset, finalOffset: finalOffset) { _ in
          completion?(isFinished)
        }
      }
      notify()
    }
    if oldLayout !== layoutStorage, !isEndLayout(oldLayout, of: layoutStorage) { oldLayout.attachedView = nil }
  }

  /// Sets the current layout of the view and detaches the old layout from it.
  final func install(_ layout: UICollectionViewLayout, instead old: UICollectionViewLayout) {
    layoutStorage = layout
    old.attachedView = nil
    if let transition = old as? UICollectionViewTransitionLayout {
      for component in transition.componentLayouts where component !== layout { component.attachedView = nil }
      transition.elements = nil
    }
    layout.attachedView = self
    session.setNeeds(.preparation)
    session.clear(.boundsPreparation)
    session.setNeeds(.offsetInRange)
    // Sizes that were negotiated with the old layout are invalid in the new one. This also applies to prefetched cells.
    for element in paintOrder { element.discardFitting() }
    for element in prefetch.preparedElements.values { element.discardFitting() }
    setNeedsLayout()
  }

  /// Returns whether a layout is one of the two layouts that a transition layout interpolates between.
  final func isEndLayout(_ layout: UICollectionViewLayout, of other: UICollectionViewLayout) -> Bool {
    other.componentLayouts.contains { $0 === layout }
  }

  /// Reports an error if a layout belongs to another collection view. The layout then belongs to this view only.
  final func reportSharedLayout(_ layout: UICollectionViewLayout) {
    guard let otherView = layout.collectionView, otherView !== self else { return }
    // Another view that was removed from its superview may not have released its layout yet.
    guard otherView.superview != nil else { return }
    Diagnostics.report(
      "\(type(of: layout)) already lays out \(otherView) and cannot lay out \(self) as well: create a layout for each view"
    )
  }

  /// Performs the layout changes that were requested inside a batch update or a layout pass.
  final func runWaitingLayoutChanges() {
    guard !updates.isBatchOpen, session.isIdle, !transitionState.pendingChanges.isEmpty else { return }
    let pendingChanges = transitionState.pendingChanges
    transitionState.pendingChanges = []
    transitionState.pendingLayout = nil
    for change in pendingChanges { change() }
  }
}
