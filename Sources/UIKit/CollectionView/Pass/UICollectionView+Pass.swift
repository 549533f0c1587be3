import Foundation

// The layout pass has UIKit's order (measured on iOS 26.1): the invalidation for a reload; `prepare()`, during which
// the counts are read; the content size; the elements in the extended rectangle; the content size again. Then the views
// are updated: cells in ascending order, supplementary views, decoration views.
extension UICollectionView {
  final func attach(_ layout: UICollectionViewLayout) {
    reportSharedLayout(layout)
    layout.attachedView = self
    selection.host = self
    prefetch.host = self
    setBackgroundColor(.systemBackground)
    setNeedsLayout()
  }

  /// Requests a reload in the next layout pass.
  ///
  /// - Parameter keepsPlaceholders: Whether placeholders remain, because their index paths match the data.
  final func markNeedsReload(keepsPlaceholders: Bool = false) {
    endEditingBeforeReload()
    session.setNeeds(.reload)
    selection.reset()
    updates.discardOperations()
    discardMovement()
    if !keepsPlaceholders { dropPlaceholders() }
    itemScroll.cancel()
    // Counts that are read before the next pass are the counts of the changed data.
    countsStorage = nil
    setNeedsLayout()
  }

  /// Schedules the work that an invalidation context requires. The layout's `invalidateLayout(with:)` calls this
  /// method.
  final func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === layoutStorage else {
      (layoutStorage as? UICollectionViewTransitionLayout)?.endLayoutWasInvalidated(layout, context)
      return
    }
    LayoutTrace.record(layout, "invalidated: \(LayoutTrace.describe(context))")
    session.setNeeds(.preparation)
    if !context.isForBounds { pass.invalidationCount += 1 }
    // A layout may use the context again for an invalidation of its own.
    context.isForBounds = false
    if context.listsElements { storeAnchor(besides: context.invalidatedItemIndexPaths ?? []) }
    // The view has already handled the counts if it created the context itself (`pendingContext`).
    if layout.pendingContext == nil {
      if context.invalidateEverything {
        session.setNeeds(.reload)
      } else if context.invalidateDataSourceCounts {
        countsStorage = nil
        prefetch.drop()
      }
    }
    adjust(by: context)
    setNeedsLayout()
  }

  private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    let growth = context.contentSizeAdjustment
    if growth != .zero {
      preserveLeadingEdge {
        contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height)
      }
    }
    let offsetAdjustment = context.contentOffsetAdjustment
    if offsetAdjustment != .zero, !session.isIn(.preservingContentOffset) {
      let oldOffset = contentOffset
      moveBounds(to: offsetInRange(CGPoint(x: oldOffset.x + offsetAdjustment.x, y: oldOffset.y + offsetAdjustment.y)))
      shiftRunningScroll(by: CGPoint(x: contentOffset.x - oldOffset.x, y: contentOffset.y - oldOffset.y))
    }
  }

  /// Performs a layout pass. If nothing has changed, the pass only compares the elements of the last query with the
  /// bounds.
  final func runLayoutPass() {
    // While updates are collected, the data is newer than the counts, so nothing can be shown.
    guard !updates.isBatchOpen else { return }
    guard session.beginLayoutPass() else {
      pass.wasPassSkipped = true
      return
    }
    pass.passNumber &+= 1
    defer {
      session.endLayoutPass()
      session.leave(.freshCounts)
      activityDidEnd()
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    var passCount = 0
    repeat {
      passCount += 1
      layOutElements()
    } while passCount < 24 && itemScroll.correct(in: self)
  }

  /// Performs what callbacks have requested during the activity that has ended.
  final func activityDidEnd() {
    guard session.isIdle else { return }
    if pass.wasPassSkipped {
      pass.wasPassSkipped = false
      if session.needs(.pendingElements) || pass.shownBounds != bounds { setNeedsLayout() }
    }
    runWaitingLayoutChanges()
  }

  /// Changes the structure of the view, such as its layout. Callbacks during the change do not change the structure again.
  final func changeStructure<Result>(_ change: () -> Result) -> Result {
    session.beginStructureChange()
    let result = change()
    session.endStructureChange()
    activityDidEnd()
    return result
  }

  /// Updates the layout for a question of the application. In a callback, the layout is not updated if the elements would be
  /// replaced, or while it is being prepared.
  ///
  /// - Returns: `false` if a reload is pending that cannot be performed now. The layout was then prepared for other data than
  ///   that of the data source, so it must not be asked for items.
  @discardableResult
  final func resolveLayoutIfPossible() -> Bool {
    if session.isIdle || !(session.isChangingStructure || session.needs(.reload)) {
      resolveLayout()
      return true
    }
    return !session.needs(.reload)
  }

  private func layOutElements() {
    resolveLayout()
    let wasPrepared = session.needs(.query)
    query()
    if wasPrepared { resolveOffset() }
    updateVisibleElements()
    resolveSizes()
    pass.lastOrigin = bounds.origin
    indexBar.update(in: self)
    prefetch.schedule()
  }

  /// Updates the layout. The method invalidates the layout for a reload, calls `prepare()` and reads
  /// `collectionViewContentSize`. It does not request the attributes of elements.
  final func resolveLayout() {
    if session.needs(.reload) { endEditingBeforeReload() }
    if session.consume(.reload) {
      session.setNeeds(.offsetInRange)
      pass.anchor = nil
      indexBar.setNeedsTitles()
      removeAllElements()
      countsStorage = nil
      session.enter(.freshCounts)
      invalidate { context in
        context.isEverythingInvalid = true
        context.areCountsInvalid = true
      }
    }
    if session.needs(.preparation) { prepareLayout() }
  }

  /// Invalidates the layout with a context that `mark` configures. As in UIKit, the layout's `invalidateLayout()` is
  /// called and uses that context.
  final func invalidate(_ mark: (UICollectionViewLayoutInvalidationContext) -> Void) {
    let context = layoutStorage.makeInvalidationContext()
    mark(context)
    invalidate(with: context)
  }

  final func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    let outerContext = layoutStorage.pendingContext
    layoutStorage.pendingContext = context
    layoutStorage.invalidateLayout()
    layoutStorage.pendingContext = outerContext
    // An override of `invalidateLayout()` may not have called the base class.
    session.setNeeds(.preparation)
  }

  final func prepareLayout() {
    guard session.beginPreparation() else { return }
    session.clear([.preparation, .boundsPreparation])
    pass.wasMirrored = isMirrored
    callPrepare()
    // Properties that a layout sets in `prepare()` take effect in this preparation, so the invalidation that they cause
    // is already handled.
    layoutStorage.finishPreparing()
    session.clear(.preparation)
    // If the layout has changed the bounds in `prepare()`, the invalidation for the new bounds is also handled already.
    session.clear(.boundsPreparation)
    _ = counts
    updateListBackground()
    updateContentSize()
    resolveAnchor()
    session.setNeeds(.query)
    guard session.endPreparation() else { return activityDidEnd() }
    session.setNeeds(.preparation)
    setNeedsLayout()
    activityDidEnd()
  }

  final func updateContentSize() {
    let size = requestContentSize()
    guard size != contentSize else { return }
    if size.width < contentSize.width || size.height < contentSize.height { session.setNeeds(.offsetCheck) }
    preserveLeadingEdge { contentSize = size }
  }

  /// Requests the attributes of the elements around the bounds from the layout. Does nothing if the last result is
  /// still valid for the bounds.
  final func query() {
    let rect = LayoutCache.rect(for: bounds)
    guard session.needs(.query) || layoutCache.isResultNil || rect != layoutCache.rect else { return }
    queryElements(in: rect)
  }

  /// Queries the elements again after the layout was notified of an update, before the elements are shown.
  ///
  /// A layout with its own model updates it in `prepare(forCollectionViewUpdates:)`. It may have returned `nil` until
  /// then (as MagazineLayout does), or may invalidate itself in that method. UIKit validates an invalid layout at the
  /// next access to its elements, immediately after the call.
  final func queryAfterNotifyingLayout() {
    if session.needs(.preparation) { prepareLayout() }
    query()
  }

  final func queryElements(in rect: CGRect) {
    session.clear(.query)
    let elements = requestElements(in: rect)
    let attributes = applyMovement(to: elements ?? [])
    updateContentSize()
    pass.generation += 1
    consume(attributes, for: rect)
    layoutCache.isResultNil = elements == nil
    hosting.update(in: rect)
  }

  private func consume(_ answer: [UICollectionViewLayoutAttributes], for rect: CGRect) {
    let counts = counts
    layoutCache.removeAll()
    layoutCache.rect = rect
    layoutCache.entries.reserveCapacity(answer.count)
    for attributes in answer {
      let key = attributes.values.key
      let element = liveElements[key]
      // If a layout returns an element twice, the first result is used.
      if let element, element.generation == pass.generation {
        reportLayoutError("twice", "returned \(name(of: key)) twice in one result; the first attributes are used")
        continue
      }
      element?.generation = pass.generation
      layoutCache.append(
        .init(
          frame: hosting.shownFrame(of: attributes), key: key, attributes: attributes, element: element,
          isSuppressed: attributes.isHidden || !canDisplay(attributes, counts)))
    }
  }

  /// Moves the content offset into its valid range if the content has become too small for it.
  ///
  /// The layout is first queried for the bounds at the new offset, in the same pass. The offset changes only if the
  /// data has changed.
  final func resolveOffset() {
    let moves = session.needs(.offsetInRange) && !isInMotion()
    let needsCheck = moves || session.needs(.offsetCheck)
    session.clear([.offsetInRange, .offsetCheck])
    let newBounds = boundsInRange
    guard needsCheck, newBounds != bounds else { return }
    if let context = boundsInvalidationContext(newBounds) {
      invalidate(with: context)
      if moves { moveBounds(to: newBounds.origin) }
      prepareLayout()
      query()
    } else if moves {
      moveBounds(to: newBounds.origin)
      query()
    }
  }

  final var boundsInRange: CGRect { CGRect(origin: offsetInRange(contentOffset), size: bounds.size) }

  /// Returns the nearest content offset at which the content and its insets fill as much of the bounds as possible.
  final func offsetInRange(_ offset: CGPoint) -> CGPoint { offsetInRange(offset, contentSize: contentSize) }

  final func installBackgroundView(replacing old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}
