import Foundation

// The layout pass, in UIKit's order (measured on iOS 26.1): the invalidation that a reload owes, `prepare` with the
// counts asked for inside it, the content size, the elements in the widened rectangle, the content size again, then the
// views: cells in ascending order, supplementary views, decorations.
extension UICollectionView {
  final func adopt(_ layout: UICollectionViewLayout) {
    checkUnshared(layout)
    layout.collectionView = self
    selection.host = self
    prefetch.host = self
    backgroundColor = .systemBackground
    setNeedsLayout()
  }

  final func owesReload() {
    session.setNeeds(.reload)
    selection.reset()
    updates.discardOperations()
    forgetMovement()
    dropPlaceholders()
    itemScroll.cancel()
    // Who asks for numbers before the pass hears the new ones.
    countsStorage = nil
    setNeedsLayout()
  }

  /// The layout's `invalidateLayout(with:)` comes here.
  final func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === layoutStorage else {
      (layoutStorage as? UICollectionViewTransitionLayout)?.partWasInvalidated(layout, context)
      return
    }
    LayoutTrace.note(layout, "invalidated: \(LayoutTrace.brief(context))")
    session.setNeeds(.preparation)
    if context.namesElements { holdAnchor(besides: context.invalidatedItemIndexPaths ?? []) }
    // The view's own contexts come when it has taken care of the counts already.
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
      keepingLeadingEdge {
        contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height)
      }
    }
    let step = context.contentOffsetAdjustment
    if step != .zero, !session.isIn(.holdingOffset) {
      let old = contentOffset
      moveBounds(to: offsetInRange(CGPoint(x: old.x + step.x, y: old.y + step.y)))
      carryScroll(by: CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y))
    }
  }

  /// One pass. Costs little when nothing changed: the elements of the last query are compared with the bounds.
  final func runLayoutPass() {
    // While updates are collected the data is new and the counts are old: nothing can be shown.
    guard !updates.isCollecting, session.beginLayoutPass() else { return }
    pass.number &+= 1
    defer {
      session.endLayoutPass()
      session.leave(.freshCounts)
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    var passes = 0
    repeat {
      passes += 1
      layOutElements()
    } while passes < 24 && itemScroll.correct(in: self)
  }

  private func layOutElements() {
    settleLayout()
    let wasPrepared = session.needs(.query)
    query()
    if wasPrepared { settleOffset() }
    updateVisibleElements()
    settleSizes()
    pass.lastOrigin = bounds.origin
    indexBar.update(in: self)
    prefetch.schedule()
  }

  /// Brings the layout up to date: what a reload owes, `prepare`, the content size. Asks for no elements.
  final func settleLayout() {
    if session.take(.reload) {
      session.setNeeds(.offsetInRange)
      pass.anchor = nil
      indexBar.setNeedsTitles()
      dropAllElements()
      countsStorage = nil
      session.enter(.freshCounts)
      invalidate { context in
        context.markedEverything = true
        context.markedCounts = true
      }
    }
    if session.needs(.preparation) { prepareLayout() }
  }

  /// Invalidates the layout on the view's own behalf, the way that UIKit does: by `invalidateLayout()`, which passes the
  /// context on.
  final func invalidate(_ mark: (UICollectionViewLayoutInvalidationContext) -> Void) {
    let context = layoutStorage.makeInvalidationContext()
    mark(context)
    invalidate(with: context)
  }

  final func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    let outer = layoutStorage.pendingContext
    layoutStorage.pendingContext = context
    layoutStorage.invalidateLayout()
    layoutStorage.pendingContext = outer
    // An override may have kept the call from the base class.
    session.setNeeds(.preparation)
  }

  final func prepareLayout() {
    session.clear([.preparation, .boundsPreparation])
    pass.wasMirrored = isMirrored
    askToPrepare()
    // What a layout sets of its own while it prepares counts at once; the invalidation that it means is served.
    layoutStorage.finishPreparing()
    session.clear(.preparation)
    // It may have moved the bounds: what the layout was asked about them then is served, too.
    session.clear(.boundsPreparation)
    _ = counts
    settleListBackground()
    takeContentSize()
    settleAnchor()
    session.setNeeds(.query)
  }

  final func takeContentSize() {
    let size = askForContentSize()
    guard size != contentSize else { return }
    if size.width < contentSize.width || size.height < contentSize.height { session.setNeeds(.offsetCheck) }
    keepingLeadingEdge { contentSize = size }
  }

  /// Asks for the elements around the bounds, if the layout has prepared, the rectangle has changed, or the last answer
  /// was nil.
  final func query() {
    let rect = QueriedElements.rect(for: bounds)
    guard session.needs(.query) || queried.isUnanswered || rect != queried.rect else { return }
    queryElements(in: rect)
  }

  /// Brings the elements up to date after a hook of the layout ran, before they are shown.
  ///
  /// A layout that keeps a model of its own learns in `prepare(forCollectionViewUpdates:)` what has changed. It may have
  /// answered nil until then (as MagazineLayout does), or invalidate itself in the hook: UIKit validates an invalid layout
  /// whenever it next needs its elements, which is right after the hook.
  final func requeryAfterHook() {
    if session.needs(.preparation) { prepareLayout() }
    query()
  }

  final func queryElements(in rect: CGRect) {
    session.clear(.query)
    let answer = askForElements(in: rect)
    let shown = withHeldItem(answer ?? [])
    takeContentSize()
    pass.generation += 1
    take(shown, for: rect)
    queried.isUnanswered = answer == nil
    hosting.settle(in: rect)
  }

  private func take(_ answer: [UICollectionViewLayoutAttributes], for rect: CGRect) {
    let counts = counts
    queried.removeAll()
    queried.rect = rect
    queried.entries.reserveCapacity(answer.count)
    for attributes in answer {
      let key = attributes.values.key
      let element = realized[key]
      // A layout that names an element twice: the first counts.
      if let element, element.generation == pass.generation {
        reportLayout("twice", "named \(name(of: key)) twice in one answer; the first counts")
        continue
      }
      element?.generation = pass.generation
      queried.append(
        .init(
          frame: hosting.shownFrame(of: attributes), key: key, attributes: attributes, element: element,
          isSuppressed: attributes.isHidden || !accepts(attributes, counts)))
    }
  }

  /// When the content became smaller than the offset allows, the layout is asked about the bounds that would do, and
  /// answers for them in the same pass. The offset itself moves only when the data changed.
  final func settleOffset() {
    let moves = session.needs(.offsetInRange) && !isInMotion()
    let concerns = moves || session.needs(.offsetCheck)
    session.clear([.offsetInRange, .offsetCheck])
    let settled = boundsInRange
    guard concerns, settled != bounds else { return }
    if let context = questionBounds(settled) {
      invalidate(with: context)
      if moves { moveBounds(to: settled.origin) }
      prepareLayout()
      query()
    } else if moves {
      moveBounds(to: settled.origin)
      query()
    }
  }

  final var boundsInRange: CGRect { CGRect(origin: offsetInRange(contentOffset), size: bounds.size) }

  /// The nearest offset at which the content, with its insets, fills the bounds as far as it can.
  final func offsetInRange(_ offset: CGPoint) -> CGPoint { offsetInRange(offset, contentSize: contentSize) }

  final func installBackgroundView(replacing old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}
