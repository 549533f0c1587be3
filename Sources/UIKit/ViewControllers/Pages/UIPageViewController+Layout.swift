import Foundation

/// Methods that lay out the views of a page view controller, which are the scroll view with the pages and the page
/// indicator below it.
extension UIPageViewController {
  final func ensureEdgeTap() -> PageEdgeTap {
    if let edgeTap { return edgeTap }
    let newEdgeTap = PageEdgeTap(self)
    edgeTap = newEdgeTap
    return newEdgeTap
  }

  final func setUpViews() {
    scroller.isVertical = axis == .vertical
    scroller.spacing = spacing
    scroller.willDrag = { [weak self] in self?.loadAdjacentPages() }
    scroller.relay.willDrag = { [weak self] in self?.loadAdjacentPages() }
    scroller.relay.didScroll = { [weak self] in self?.didScroll() }
    scroller.relay.didRest = { [weak self] in self?.didComeToRest() }
    indicator.onTurn = { [weak self] in self?.turnByIndicator($0) }
    // As in UIKit, the view of a book has no subviews before it has pages (measured on UIKit, case `page-coder` of
    // Tests/Oracle).
    if style == .scroll { addScroller() }
    updateIndicator()
    installPages()
  }

  private func addScroller() {
    guard let view = viewIfLoaded, scroller.superview !== view else { return }
    view.addSubview(scroller)
    if style == .pageCurl { view.addGestureRecognizer(ensureEdgeTap().gesture) }
    layOutPages()
  }

  /// Adds the views of the pages to the scroll view, if the controller's view is loaded.
  final func installPages() {
    guard isViewLoaded, !pages.isEmpty || !scroller.pages.isEmpty else { return }
    addScroller()
    scroller.show(pages.map { $0.view })
  }

  /// Positions the scroll view, its pages and the indicator.
  final func layOutPages() {
    guard let view = viewIfLoaded, scroller.superview === view else { return }
    let bounds = view.bounds
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let wasReversed = scroller.isReversed
    switch spine {
    // The spine of a book is at the same edge of the screen in every language.
    case .min: scroller.isReversed = false
    case .max: scroller.isReversed = axis == .horizontal
    case .none, .mid: scroller.isReversed = axis == .horizontal && isRightToLeft
    }
    if wasReversed != scroller.isReversed {
      endTurnNow()
      scroller.show(scroller.pages)
      updateOpenSides()
    }
    var area = bounds
    let bottom = indicator.position(
      in: bounds.inset(
        by: UIEdgeInsets(
          top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)))
    if bottom > 0 { area.size.height -= bottom + view.safeAreaInsets.bottom }
    area = axis == .vertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    scroller.updateFrame(area)
  }

  // MARK: The page indicator

  /// Adds or removes the indicator, and asks the data source for the number of dots and the index of the visible page.
  final func updateIndicator() {
    guard let view = viewIfLoaded else { return }
    guard style == .scroll, axis == .horizontal, let dataSource,
      PageSourceMethods.count.isImplemented(by: type(of: dataSource)),
      PageSourceMethods.index.isImplemented(by: type(of: dataSource))
    else {
      if indicator.control != nil { view.setNeedsLayout() }
      return indicator.setVisible(false, in: view)
    }
    indicator.setVisible(true, in: view)
    let count = dataSource.presentationCount(for: self)
    let index = dataSource.presentationIndex(for: self)
    indicator.show(count: count, index: index)
  }

  // MARK: The spine

  /// Asks the delegate for the spine of a book if the view changes between portrait and landscape.
  final func chooseSpine(for size: CGSize) {
    guard style == .pageCurl, let delegate, let oldSize = viewIfLoaded?.bounds.size else { return }
    guard (oldSize.width > oldSize.height) != (size.width > size.height), !pages.isEmpty else { return }
    endTurnNow()
    let previousState = (pages: pages, spine: spine, isDoubleSided: isDoubleSided)
    isChoosingSpine = true
    let requestedSpine = delegate.pageViewController(
      self, spineLocationFor: size.width > size.height ? .landscapeLeft : .portrait)
    isChoosingSpine = false
    spine = requestedSpine == .none ? previousState.spine : requestedSpine
    if spine == .mid { isDoubleSided = true }
    guard pages.count != requiredCount(animated: false) else {
      removeAdjacentPages()
      viewIfLoaded?.setNeedsLayout()
      return
    }
    Diagnostics.report(
      "\(self): pageViewController(_:spineLocationFor:) returned .\(spine), which requires "
        + "\(requiredCount(animated: false)) view controllers, but \(pages.count) are set. Call setViewControllers before you "
        + "return .\(spine). The spine location remains .\(previousState.spine)")
    spine = previousState.spine
    if pages.count != previousState.pages.count { setPages(previousState.pages, .forward, animated: false, nil) }
    isDoubleSided = previousState.isDoubleSided
  }
}
