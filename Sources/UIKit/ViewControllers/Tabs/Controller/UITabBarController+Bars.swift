import Foundation

/// Methods that manage the bars: their items, their geometry, and their appearance over the content.
extension UITabBarController {
  package final func setUpBars() {
    tabBar.onTap = { [weak self] in self?.tapped($0) }
    tabBar.delegate = self
    tabBar.onItemChange = { [weak self] in
      self?.floatingBar.refresh()
      self?.viewIfLoaded?.setNeedsLayout()
    }
    floatingBar.onTap = { [weak self] in self?.tapped($0) }
  }

  package final func setUpViews() {
    let view: UIView = self.view
    view.backgroundColor = .systemBackground
    holder.frame = view.bounds
    view.addSubview(holder)
    view.addSubview(barWrapper)
    barWrapper.container.addSubview(tabBar)
    view.addSubview(floatingBar)
    updateBarItems(animated: false)
    layoutBars()
  }

  // MARK: Items

  /// Indicates whether the bar is at the top, because both size classes are regular.
  package final var isWide: Bool {
    let traits = viewIfLoaded?.window == nil ? UIScreen.main.traitCollection : traitCollection
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  /// The tabs in the bar and in the More list.
  final var barLists: TabBarItems { TabBarItems(barTabs, isLimited: !isWide) }

  package final func updateBarItems(animated: Bool) {
    guard !rootTabs.isEmpty || tabBar.items != nil || controllerList != nil else { return }
    let lists = barLists
    var items = lists.bar.map(item(of:))
    if !lists.more.isEmpty { items.append(more.item) } else if more.isSelected { more.isSelected = false }
    if !items.elementsEqual(tabBar.items ?? [], by: ===) || tabBar.items == nil {
      tabBar.setItems(items, animated: animated)
    }
    tabBar.trailingItem = lists.bar.first { $0 is UISearchTab }.map(item(of:))
    floatingBar.setItems(items, pinned: barTabs.filter(\.isPinned).count)
    more.listChanged(self)
    updateBarSelection()
    viewIfLoaded?.setNeedsLayout()
  }

  package final func updateBarSelection() {
    var item: UITabBarItem?
    if more.isSelected {
      item = more.item
    } else if let selection, let root = root(of: selection) {
      item = barLists.more.contains { $0 === root } ? more.item : self.item(of: root)
    }
    tabBar.selectedItem = item
    floatingBar.selectedItem = item
    sidebarSelectionChanged()
  }

  package final func widthClassChanged() {
    guard isViewLoaded else { return }
    if isWide, more.isSelected {
      more.isSelected = false
      let tab = rootTabs.first
      if selection == nil, let tab { select((tab as? UITabGroup)?.leaf ?? tab, previous: nil) }
    }
    updateBarItems(animated: false)
    showSelected()
  }

  package final func modeChanged() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Geometry (docs/measurements.md 18.1)

  /// Indicates whether the bar is hidden. The application or a controller on the visible navigation stack can hide the
  /// bar.
  package final var hidesBar: Bool {
    barHidden || (shownController as? UINavigationController)?.stack.contains { $0.hidesBottomBarWhenPushed } ?? false
  }

  /// The height that the bar covers at the bottom, in points.
  final var coveredBottom: CGFloat { isWide || hidesBar ? 0 : tabBar.fittingHeight }

  /// The position of the floating bar's top edge. The position is the top inset of the safe area, but at least 10, as
  /// for a navigation bar.
  private var floatingTop: CGFloat { max(view.safeAreaInsets.top, 10) }

  /// Returns the frame of a controller's view. The view fills the container, or only the area beside the bar if it does
  /// not extend behind the bar.
  package final func frame(of controller: UIViewController) -> CGRect {
    var frame = holder.bounds
    let isOpaque = !tabBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
    if !controller.edgesForExtendedLayout.contains(.bottom) || isOpaque {
      frame.size.height = max(0, frame.height - coveredBottom)
    }
    return frame
  }

  private func insets(of controller: UIViewController, frame: CGRect) -> UIEdgeInsets {
    let bottom = max(0, max(coveredBottom, accessoryExtent) - (holder.bounds.maxY - frame.maxY))
    // The floating bar is in the same row as the buttons of a navigation bar.
    let hasRow = (controller as? UINavigationController)?.showsBar ?? false
    guard isWide, !hidesBar, !showsSidebar, !hasRow else {
      return UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }
    return UIEdgeInsets(top: floatingTop + FloatingTabBar.height, left: 0, bottom: bottom, right: 0)
  }

  /// Positions the bars and updates the bar insets of the visible controller.
  package final func layoutBars() {
    guard isViewLoaded else { return }
    let bounds: CGRect = view.bounds
    let isWide = isWide
    layoutSidebar(in: bounds)
    let height = tabBar.fittingHeight
    let y = bounds.height - (isWide || hidesBar ? 0 : height)
    barWrapper.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    barWrapper.container.frame = CGRect(x: 0, y: -y, width: bounds.width, height: bounds.height)
    tabBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    barWrapper.isHidden = isWide
    let showsFloating = isWide && !showsSidebar
    floatingBar.isHidden = !showsFloating
    floatingBar.frame = CGRect(
      x: 0, y: hidesBar ? -FloatingTabBar.height - 12 : floatingTop, width: bounds.width,
      height: FloatingTabBar.height)
    layOutAccessory()
    updateScrollEdge()
    for controller in [shownController, running?.from].compactMap({ $0 }) where controller.isViewLoaded {
      let frame = frame(of: controller)
      if running == nil, controller.view.superview === holder, controller.view.frame != frame {
        controller.view.frame = frame
      }
      guard controller.parent === self else { continue }
      controller.setBarInsets(insets(of: controller, frame: frame))
    }
    if let navigation = shownController as? UINavigationController, navigation.isViewLoaded,
      navigation.navigationBar.reservedCenterWidth != coveredWidth(of: navigation)
    {
      navigation.layoutBars()
    }
  }

  /// Returns the width in points that the floating bar covers in the middle of a child's navigation bar.
  package final func coveredWidth(of navigation: UINavigationController) -> CGFloat {
    guard navigation === shownController, isWide, !hidesBar, !showsSidebar else { return 0 }
    floatingBar.layoutIfNeeded()
    return floatingBar.platter.frame.width
  }

  package final func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barHidden else { return }
    barHidden = hidden
    guard isViewLoaded else { return }
    let animations = {
      self.layoutBars()
      self.shownController?.viewIfLoaded?.layoutIfNeeded()
    }
    guard animated, view.window != nil else { return animations() }
    UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration), animations: animations)
  }

  /// Hides or shows the bar together with a transition of a navigation controller, to apply `hidesBottomBarWhenPushed`.
  package final func stackWillChange(of navigation: UINavigationController, _ transition: ControllerTransition?) {
    guard navigation === shownController, isViewLoaded else { return }
    let y = barWrapper.frame.minY
    let visibleHeight = view.bounds.height - (isWide || hidesBar ? 0 : tabBar.fittingHeight)
    guard y != visibleHeight || isWide else { return }
    guard let transition, transition.isAnimated, view.window != nil else { return layoutBars() }
    transition.animate(
      alongsideTransition: { [weak self] _ in self?.layoutBars() },
      completion: { [weak self] _ in self?.layoutBars() })
  }

  // MARK: Scrolling behind the bar

  /// Observes the scroll view of a controller. The content offset determines the background of the bar. A navigation
  /// controller observes the scroll view itself.
  package final func observeScrolling(of controller: UIViewController?) {
    if let followed, followed.boundsObserver != nil, !(shownController is UINavigationController) || controller == nil {
      followed.boundsObserver = nil
    }
    followed = nil
    guard let controller, controller.isViewLoaded else { return }
    let scroll = scrollView(of: controller)
    if !(controller is UINavigationController) {
      followed = scroll
      scroll?.boundsObserver = { [weak self] in self?.updateScrollEdge() }
    }
    updateScrollEdge()
  }

  /// Updates the background of the bar for the content offset.
  package final func updateScrollEdge() {
    guard let shownController, let scroll = scrollView(of: shownController), scroll.window != nil else {
      tabBar.edgeLook = .automatic
      tabBar.isAtScrollEdge = true
      return
    }
    tabBar.edgeLook = scroll.bottomEdgeLook
    contentScrolled(scroll)
    let distanceToEnd = scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.maxY
    tabBar.isAtScrollEdge = distanceToEnd <= 0.5
  }
}
