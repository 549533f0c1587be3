import Foundation

/// Functions that show, hide and position the sidebar.
extension UITabBarController {
  /// The width of the sidebar, in points.
  private static var sidebarWidth: CGFloat { 320 }

  /// Indicates whether the user can exchange the bar for a sidebar.
  package final var allowsSidebar: Bool {
    guard usesTabs, isWide, !tabList.isEmpty else { return false }
    switch mode {
    case .tabBar: return false
    case .tabSidebar: return true
    case .automatic: return tabList.contains { $0 is UITabGroup }
    }
  }

  package final var showsSidebar: Bool { allowsSidebar && existingSidebar?.isHidden == false }

  private func tiles(_ bounds: CGRect) -> Bool {
    switch sidebar.preferredLayout {
    case .tile: return true
    case .overlap: return false
    case .automatic: return bounds.width >= 900
    }
  }

  /// Positions the sidebar, and the container of the selected controller's view beside or behind it.
  package final func layoutSidebar(in bounds: CGRect) {
    floatingBar.sidebarButton = allowsSidebar ? sidebarViews.showButton(self) : nil
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = min(Self.sidebarWidth, bounds.width - 60)
    var content = bounds
    if showsSidebar {
      let sidebarController = sidebarViews.install(in: self)
      sidebarController.view.isHidden = false
      sidebarController.view.frame = CGRect(
        x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
      if tiles(bounds) {
        content.size.width -= width
        if !isMirrored { content.origin.x = width }
      }
    } else if let sidebarView = sidebarViews.controller?.viewIfLoaded, sidebarView.superview != nil {
      sidebarView.frame = CGRect(x: isMirrored ? bounds.width : -width, y: 0, width: width, height: bounds.height)
    }
    if holder.frame != content { holder.frame = content }
    sidebarViews.dimming.frame = bounds
    sidebarViews.dimming.alpha = showsSidebar && !tiles(bounds) ? 1 : 0
    sidebarViews.dimming.isHidden = !showsSidebar || tiles(bounds)
  }

  /// Shows or hides the sidebar after `isHidden` changed.
  package final func sidebarVisibilityChanged() {
    guard isViewLoaded, allowsSidebar else { return }
    let animator = SidebarAnimator()
    sidebar.delegate?.tabBarController(self, sidebarVisibilityWillChange: sidebar, animator: animator)
    if showsSidebar {
      let sidebarController = sidebarViews.install(in: self)
      sidebarController.reload()
      UIView.performWithoutAnimation {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(Self.sidebarWidth, view.bounds.width - 60)
        sidebarController.view.isHidden = false
        sidebarController.view.frame = CGRect(
          x: isMirrored ? view.bounds.width : -width, y: 0, width: width, height: view.bounds.height)
        sidebarController.view.layoutIfNeeded()
      }
    }
    animator.addCompletion { [weak self] in
      guard let self, !showsSidebar else { return }
      sidebarViews.controller?.viewIfLoaded?.isHidden = true
    }
    animator.run(animated: view.window != nil && UIView.areAnimationsEnabled) { [weak self] in
      guard let self else { return }
      layoutBars()
      view.layoutIfNeeded()
    }
  }

  package final func sidebarChanged(_ tab: UITab) { sidebarViews.controller?.reconfigure(tab) }

  package final func sidebarListChanged() { sidebarViews.controller?.reload() }

  package final func sidebarSelectionChanged() { sidebarViews.controller?.showSelection() }

  package final func sidebarEdgesChanged() { sidebarViews.controller?.reload() }

  /// Hides a sidebar that covers the content, after the user selected a tab in it.
  package final func sidebarRowSelected() {
    guard showsSidebar, !tiles(view.bounds) else { return }
    sidebar.isHidden = true
  }

  package final func scrollSidebar(to target: Sidebar.ScrollTarget, animated: Bool) {
    guard let sidebarController = sidebarViews.controller, sidebarController.isViewLoaded else { return }
    let sections = sidebarController.rows.sections
    switch target {
    case .header:
      guard !sections.isEmpty else { return }
      sidebarController.list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: animated)
    case .footer:
      guard let last = sections.last, !last.isEmpty else { return }
      sidebarController.list.scrollToItem(
        at: IndexPath(item: last.count - 1, section: sections.count - 1), at: .bottom, animated: animated)
    case .tab(let tab):
      guard let path = sidebarController.rows.path(of: tab) else { return }
      sidebarController.list.scrollToItem(at: path, at: .centeredVertically, animated: animated)
    }
  }
}
