import Foundation

extension UINavigationController {
  package final func setUpViews() {
    let view: UIView = self.view
    holder.frame = view.bounds
    holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(holder)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.controller = self
    // The class does not conform to the protocol, but those of applications can.
    navigationBar.delegate = self as? any UINavigationBarDelegate
    navigationBar.isHidden = barHidden
    toolbar.isHidden = toolbarHidden
    addBackGestures()
  }

  // MARK: Geometry (measurements.md 16.1 to 16.3)

  private final var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }
  private final var hidesForHeight: Bool { hidesBarsWhenVerticallyCompact && isCompactHeight }
  /// Indicates whether the navigation bar is visible. It is hidden if the top controller is itself a navigation
  /// controller, as in a collapsed split view, because that controller has a bar of its own.
  package final var showsBar: Bool { !barHidden && !hidesForHeight && !(stack.last is UINavigationController) }
  /// Indicates whether the toolbar is visible. A controller with `hidesBottomBarWhenPushed` hides the toolbar as long
  /// as the controller is on the stack, even below other controllers.
  private final var showsToolbar: Bool { !toolbarHidden && !stack.contains { $0.hidesBottomBarWhenPushed } }

  /// The position of the navigation bar's top edge, in points. The position is the top inset of the safe area, but at
  /// least 10, or 24 in a compact height.
  private final var barTop: CGFloat { fixedBarTop ?? max(view.safeAreaInsets.top, isCompactHeight ? 24 : 10) }

  /// Returns `true` if the bar shows a large title for a controller on the stack.
  package final func showsLargeTitle(_ controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, !isCompactHeight, controller.navigationItem.hasLargeTitle,
      !searchReplacesRow(for: controller.navigationItem)
    else { return false }
    guard let index = stack.lastIndex(where: { $0 === controller }) else {
      // A controller that is being popped keeps its title, otherwise its content would jump up. The controllers below it can have been
      // removed with it.
      return controller === running?.from && modeBeforeChange != .never
    }
    return largeTitleMode(at: index) == .always
  }

  /// Returns the mode of the title of a controller on the stack, which is `always` or `never`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of controllers below it with the mode `automatic`.
  final func largeTitleMode(at index: Int) -> UINavigationItem.LargeTitleDisplayMode {
    // `automatic` inherits the mode of the item below.
    for candidate in stack[...index].reversed() {
      switch candidate.navigationItem.largeTitleDisplayMode {
      case .always: return .always
      case .never, .inline: return .never
      case .automatic: continue
      }
    }
    return .always
  }

  private final var toolbarSlot: CGFloat { toolbar.heightInNavigationController }

  /// Returns the height that the bars cover at the top of a controller's view while the content is not scrolled.
  private final func coveredTop(_ controller: UIViewController) -> CGFloat {
    guard showsBar else { return 0 }
    let item = controller.navigationItem
    return barTop + titleRowHeight(for: item)
      + (showsLargeTitle(controller) ? navigationBar.largeTitleHeight(for: item) : 0) + searchHeight(for: item)
  }

  /// Returns the frame of a controller's view. The view fills the container, or only the area beside the bars if it
  /// does not extend behind them.
  package final func frame(of controller: UIViewController) -> CGRect {
    var frame = holder.bounds
    let isOpaque = !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    let top = !controller.edgesForExtendedLayout.contains(.top) || isOpaque ? coveredTop(controller) : 0
    let bottom = !controller.edgesForExtendedLayout.contains(.bottom) && showsToolbar ? toolbarSlot : 0
    frame.origin.y += top
    frame.size.height = max(0, frame.height - top - bottom)
    return frame
  }

  private final func insets(of controller: UIViewController, frame: CGRect) -> UIEdgeInsets {
    let top = max(0, coveredTop(controller) - collapsedTitle(of: controller, frame: frame) - frame.minY)
    let hasItems = !(controller.toolbarItems ?? []).isEmpty
    let bottom =
      showsToolbar && hasItems ? max(0, toolbarSlot + barInsets.bottom - (holder.bounds.maxY - frame.maxY)) : 0
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// Returns the height by which scrolling has collapsed the large title. This height is subtracted from the safe area,
  /// so that the safe area always ends at the bar's edge (measured on UIKit, case `comp-feed-375-cards-scrolled` of
  /// Tests/Oracle: an adjusted inset of 64 under a collapsed title, 116 at rest). The result is 0 for content that
  /// begins below the bar, because such content would move with the edge.
  private final func collapsedTitle(of controller: UIViewController, frame: CGRect) -> CGFloat {
    guard controller.isViewLoaded, let scroll = followedScrollView(of: controller) else { return 0 }
    var collapsedHeight: CGFloat = 0
    let collapseDistance = collapsibleHeight(of: controller)
    if showsBar, collapseDistance > 0, frame.minY <= 0.5,
      scroll.convert(scroll.bounds.origin, to: controller.view).y <= controller.view.bounds.minY + 0.5
    {
      let scrolled = scroll.contentOffset.y + scroll.content.restInset.top - scroll.content.refreshInset
      collapsedHeight = max(0, min(scrolled, collapseDistance))
    }
    scroll.content.collapsedTitleHeight = collapsedHeight
    scroll.content.collapsibleHeight = showsBar ? collapsibleSearchHeight(for: controller.navigationItem) : 0
    return collapsedHeight
  }

  private final func followedScrollView(of controller: UIViewController) -> UIScrollView? {
    if controller === stack.last, let scrollView { return scrollView as? UIScrollView }
    return controller.contentScrollView(for: .top) ?? controller.viewIfLoaded?.scrollingContent
  }

  /// Positions the bars and updates the bar insets of the visible controller.
  package final func layoutBars() {
    guard isViewLoaded else { return }
    let bounds: CGRect = view.bounds
    let isLarge = stack.last.map(showsLargeTitle) ?? false
    let offset = scrolledDistance
    let item = stack.last?.navigationItem
    let largeTitleHeight = isLarge ? item.map { navigationBar.largeTitleHeight(for: $0) } ?? 0 : 0
    // A refresh control is between the row of buttons and the large title. The title is lower during a refresh
    // (measured on UIKit, case `refresh-begin-overscrolled-large` of Tests/Oracle).
    let refreshHeight = isLarge ? (scrollView as? UIScrollView)?.content.refreshInset ?? 0 : 0
    let hiddenSearchHeight = item.map { collapsibleSearchHeight(for: $0) } ?? 0
    let collapseDistance = largeTitleHeight + refreshHeight + hiddenSearchHeight
    let scrolled = isLarge ? offset ?? 0 : 0
    // The search bar collapses first, and then the large title.
    let distancePastSearch = scrolled - hiddenSearchHeight
    let titleHeight =
      scrolled >= 0
      ? max(0, largeTitleHeight + refreshHeight - max(0, distancePastSearch))
      : largeTitleHeight + max(refreshHeight, -scrolled)
    let visibleSearchHeight =
      (item.map { searchHeight(for: $0) } ?? 0)
      - (hiddenSearchHeight > 0 ? min(hiddenSearchHeight, max(0, offset ?? 0)) : 0)
    let height = (item.map { titleRowHeight(for: $0) } ?? UINavigationBar.barHeight) + titleHeight + visibleSearchHeight
    navigationBar.searchReplacesRow = item.map { searchReplacesRow(for: $0) } ?? false
    navigationBar.searchHeight = visibleSearchHeight
    let hiddenY = -height - 12
    // While the bar of a nested navigation controller replaces this bar, this bar remains in position and fades out. In
    // a floating column, the bar is moved down by 5 points, so that its buttons, which are in its upper 44 points, are
    // in the middle of an area of 54 points.
    let y = showsBar || isChangingToNested ? barTop + (fixedBarTop == nil ? 0 : 5) : hiddenY
    // If a column of a split view covers a side of the view, the bar is beside the column.
    let barFrame = CGRect(
      x: barInsets.left, y: y, width: max(0, bounds.width - barInsets.left - barInsets.right), height: height)
    if navigationBar.frame != barFrame { navigationBar.frame = barFrame }
    navigationBar.reservedCenterWidth = tabBarController?.coveredWidth(of: self) ?? 0
    // A tab bar is below the toolbar.
    let toolbarY = showsToolbar ? bounds.height - barInsets.bottom - toolbarSlot : bounds.height
    // The toolbar is between the sides of the safe area (measured on UIKit, case `toolbar-iphone16-landscape` of
    // Tests/Oracle). Its background is as wide as the navigation bar: as the window, or as the part of it beside a column
    // of a split view.
    let safe = view.safeAreaInsets
    toolbar.backgroundOutset = (max(0, safe.left - barInsets.left), max(0, safe.right - barInsets.right))
    toolbar.frame = CGRect(
      x: safe.left, y: toolbarY, width: max(0, bounds.width - safe.left - safe.right), height: toolbarSlot)
    for controller in [shownController, running?.from].compactMap({ $0 }) where controller.isViewLoaded {
      let frame = frame(of: controller)
      if running == nil, controller.view.superview === holder, controller.view.frame != frame {
        controller.view.frame = frame
      }
      guard controller.parent === self else { continue }
      let content = followedScrollView(of: controller)
      let collapsedHeight = content?.content.collapsedTitleHeight
      let insets = insets(of: controller, frame: frame)
      if insets != controller.barInsets {
        controller.setBarInsets(insets)
      } else if content?.content.collapsedTitleHeight != collapsedHeight {
        // The inset has not changed, but the height of the collapsed part of the large title has changed.
        content?.contentGeometryDidChange()
      }
      if let content { hideSearchBarAtFirst(of: controller, in: content) }
    }
    // The new insets can have changed the distance by which the content is scrolled.
    navigationBar.edgeLook = (scrollView as? UIScrollView)?.topEdgeLook ?? .automatic
    toolbar.edgeLook = (scrollView as? UIScrollView)?.bottomEdgeLook ?? .automatic
    navigationBar.isAtScrollEdge = (scrolledDistance ?? 0) <= collapseDistance + 0.5
    toolbar.isAtScrollEdge = remainingDistance.map { $0 <= 0.5 } ?? true
  }

  // MARK: Scrolling behind the bar

  /// Observes the scroll view of a controller. The content offset determines the large title and the background of the
  /// bar.
  package final func observeScrollView(of controller: UIViewController) {
    guard !(controller is UINavigationController) else { return }
    scrollView?.boundsObserver = nil
    (scrollView as? UIScrollView)?.snap = nil
    (scrollView as? UIScrollView)?.largeTitleHeight = nil
    scrollView = controller.viewIfLoaded.flatMap { controller.contentScrollView(for: .top) ?? $0.scrollingContent }
    scrollView?.boundsObserver = { [weak self] in self?.contentScrolled() }
    (scrollView as? UIScrollView)?.snap = { [weak self] in self?.snappedOffset($0) ?? $0 }
    (scrollView as? UIScrollView)?.largeTitleHeight = { [weak self] in self?.visibleTitleHeight ?? 0 }
  }

  /// The height of the large title below the row of buttons, in points, without the effect of scrolling. The height is
  /// 0 if there is no large title.
  private final var visibleTitleHeight: CGFloat {
    guard let topController = stack.last, showsBar, showsLargeTitle(topController) else { return 0 }
    return navigationBar.largeTitleHeight(for: topController.navigationItem)
  }

  /// Returns the offset at which scrolling ends, so that a large title does not remain partly collapsed. If the content
  /// was scrolled by up to 36 points, the title expands. Otherwise it collapses (measured on UIKit, case
  /// `nav-large-snap` of Tests/Oracle).
  private final func snappedOffset(_ target: CGPoint) -> CGPoint {
    guard let topController = stack.last, showsBar, let scrollView = scrollView as? UIScrollView else { return target }
    let hiddenSearchHeight = collapsibleSearchHeight(for: topController.navigationItem)
    var start = -scrollView.content.restInset.top
    if hiddenSearchHeight > 0, target.y > start, target.y < start + hiddenSearchHeight {
      return CGPoint(x: target.x, y: target.y - start <= hiddenSearchHeight / 2 ? start : start + hiddenSearchHeight)
    }
    guard showsLargeTitle(topController) else { return target }
    start += hiddenSearchHeight
    let collapseDistance =
      navigationBar.largeTitleHeight(for: topController.navigationItem) + scrollView.content.refreshInset
    let distance = target.y - start
    guard distance > 0, distance < collapseDistance else { return target }
    return CGPoint(x: target.x, y: distance <= 36 + scrollView.content.refreshInset ? start : start + collapseDistance)
  }

  /// The distance in points by which the content can still be scrolled, or nil if there is no scroll view.
  private final var remainingDistance: CGFloat? {
    guard let scrollView = scrollView as? UIScrollView, scrollView.window != nil else { return nil }
    return scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.maxY
  }

  private final func contentScrolled() {
    guard running == nil else { return }
    layoutBars()
    tabBarController?.updateScrollEdge()
  }

  /// The distance in points by which the content is scrolled, or nil if there is no scroll view.
  private final var scrolledDistance: CGFloat? {
    guard let scrollView = scrollView as? UIScrollView, scrollView.window != nil else { return nil }
    return scrollView.contentOffset.y + scrollView.content.restInset.top
  }

  // MARK: Hiding

  package final func hideBar(_ hidden: Bool, _ animated: Bool) {
    guard hidden != barHidden else { return }
    barHidden = hidden
    guard isViewLoaded else { return }
    navigationBar.isHidden = false
    let animations = {
      self.layoutBars()
      self.shownController?.viewIfLoaded?.layoutIfNeeded()
    }
    let completion = { self.navigationBar.isHidden = self.barHidden }
    animate(animated, animations, completion)
  }

  package final func hideToolbar(_ hidden: Bool, _ animated: Bool) {
    guard hidden != toolbarHidden else { return }
    toolbarHidden = hidden
    guard isViewLoaded else { return }
    toolbar.isHidden = false
    toolbar.setItems(stack.last?.toolbarItems, animated: false)
    animate(animated, { self.layoutBars() }, { self.toolbar.isHidden = self.toolbarHidden })
  }

  private final func animate(_ animated: Bool, _ animations: @escaping () -> Void, _ completion: @escaping () -> Void) {
    guard animated, view.window != nil else {
      animations()
      completion()
      return
    }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration), animations: animations) { _ in completion() }
  }

  /// Updates the toolbar after a controller's items changed, if it is the top controller.
  package final func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard controller === stack.last else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the toolbar items of the top controller.
  package final func updateToolbarItems(animated: Bool) {
    let items = stack.last?.toolbarItems ?? []
    guard !items.elementsEqual(toolbar.items ?? [], by: ===) else { return }
    toolbar.setItems(items, animated: animated && !toolbarHidden)
  }

  package final var isInTransition: Bool { running != nil }

  package final func navigationItemChanged(_ item: UINavigationItem) { viewIfLoaded?.setNeedsLayout() }
}
