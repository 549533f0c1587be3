import Foundation

/// Methods for the style `unspecified`, which has a primary and a secondary view controller instead of columns.
extension UISplitViewController {
  final func collapseUnspecified(showing: Set<Column>, mode: DisplayMode) {
    let isFirst = showing.isEmpty
    if let replacement = delegate?.primaryViewController(forCollapsing: self) { replacePrimary(replacement) }
    guard let primary = columns.controllers[.primary] else {
      collapsed = true
      shownMode = mode
      delegate?.splitViewControllerDidCollapse(self)
      postDetailTargetChange()
      return
    }
    attach(.primary)
    if isFirst { load(.primary) }
    let secondary = columns.controllers[.secondary]
    secondary?.appearance.isContainerDriven = true
    if let secondary, delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true {
      withStackChange { primary.collapseSecondaryViewController(secondary, for: self) }
    }
    // If the primary view controller has added the secondary one to its own children, the secondary view controller has
    // another parent.
    let hasMoved = secondary.map { $0.parentStorage != nil && $0.parentStorage !== self } ?? false
    if isFirst {
      delegate?.splitViewController(self, willShow: .primary)
    } else if secondary != nil {
      delegate?.splitViewController(self, willHide: .secondary)
    }
    var changedControllers: [UIViewController] = []
    if hasMoved, let secondary {
      delegate?.splitViewController(self, willHide: .primary)
      delegate?.splitViewController(self, willShow: .secondary)
      if let navigation = primary as? UINavigationController {
        changedControllers = navigation.stack.filter { $0 !== secondary && $0.appearance.phase == .appeared }
        navigation.updateNestedBackItems()
      }
      setSizeClass(nil, of: secondary)
      secondary.setBarInsets(.zero)
    } else if let secondary {
      changedControllers = [secondary]
    }
    for controller in changedControllers { begin(controller, false, animated: false) }
    collapsed = true
    shownMode = mode
    layoutCollapsed()
    if !showing.contains(.primary) {
      begin(primary, true, animated: false)
      changedControllers.append(primary)
    }
    if hasMoved, !isFirst { delegate?.splitViewController(self, didHide: .primary) }
    delegate?.splitViewControllerDidCollapse(self)
    postDetailTargetChange()
    if hasMoved { delegate?.splitViewController(self, didShow: .secondary) }
    if hasMoved, isFirst { delegate?.splitViewController(self, didHide: .primary) }
    if isFirst, !hasMoved { delegate?.splitViewController(self, didShow: .primary) }
    if !isFirst, !hasMoved, secondary != nil { delegate?.splitViewController(self, didHide: .secondary) }
    finishAppearances(changedControllers)
    primary.sendIsAppearingIfInWindow()
    if let secondary, !hasMoved {
      detach(secondary)
      columns.controllers[.secondary] = nil
      secondary.appearance.isContainerDriven = false
    }
  }

  final func expandUnspecified() {
    if let replacement = delegate?.primaryViewController(forExpanding: self) { replacePrimary(replacement) }
    guard let primary = columns.controllers[.primary] else { return }
    var secondary: UIViewController?
    withStackChange {
      secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
    }
    let remainsVisible = secondary.map { $0.appearance.phase == .appeared } ?? false
    columns.controllers[.secondary] = secondary
    (secondary as? UINavigationController)?.setNestedBackItem(nil)
    (primary as? UINavigationController)?.updateNestedBackItems()
    if secondary != nil { attach(.secondary) }
    let mode = resolvedMode(on: .appearance)
    if mode != shownMode { delegate?.splitViewController(self, willChangeTo: mode) }
    let showsPrimary = SplitLayout.leading(mode, style).contains(.primary)
    if showsPrimary { delegate?.splitViewController(self, willShow: .primary) }
    if secondary != nil { delegate?.splitViewController(self, willShow: .secondary) }
    collapsed = false
    shownMode = mode
    accessoryViews.lastSize = view.bounds.size
    var changedControllers: [UIViewController] = []
    if showsPrimary {
      let visibleController = (primary as? UINavigationController)?.shownController ?? primary
      begin(visibleController, true, animated: false)
      changedControllers.append(visibleController)
    } else {
      begin(primary, false, animated: false)
      changedControllers.append(primary)
    }
    if let secondary, !remainsVisible {
      begin(secondary, true, animated: false)
      changedControllers.append(secondary)
    }
    layoutColumns()
    for controller in changedControllers { controller.sendIsAppearingIfInWindow() }
    delegate?.splitViewControllerDidExpand(self)
    postDetailTargetChange()
    if secondary != nil { delegate?.splitViewController(self, didShow: .secondary) }
    if showsPrimary { delegate?.splitViewController(self, didShow: .primary) }
    finishAppearances(changedControllers)
  }

  private func replacePrimary(_ newPrimary: UIViewController) {
    guard newPrimary !== columns.controllers[.primary], newPrimary !== columns.controllers[.secondary] else { return }
    if columns.controllers[.primary] != nil { removeContainer(of: .primary) }
    columns.controllers[.primary] = newPrimary
    attach(.primary)
  }

  // MARK: Showing view controllers

  final func showAsPrimary(_ vc: UIViewController, sender: Any?) {
    guard style == .unspecified else {
      // Measured on UIKit: the styles with columns present the view controller and do not ask the delegate.
      present(vc, animated: UIView.areAnimationsEnabled)
      return
    }
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if collapsed {
      present(vc, animated: UIView.areAnimationsEnabled)
    } else {
      replaceControllers([vc] + [columns.controllers[.secondary]].compactMap { $0 })
    }
  }

  final func showDetail(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified {
      if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
      guard collapsed else {
        replaceControllers([columns.controllers[.primary] ?? UIViewController(), vc])
        return
      }
      return pushDetail(vc)
    }
    guard collapsed, hasInstalledColumns else {
      setColumn(.secondary, to: vc)
      loadViewIfNeeded()
      return
    }
    guard let top = topColumn, top != .compact, let outer = outerNavigation else {
      return present(vc, animated: UIView.areAnimationsEnabled)
    }
    guard columns.controllers[.secondary] !== vc else { return showColumn(.secondary) }
    setColumn(.secondary, to: vc)
    guard top != .secondary, columns.controllers[.secondary] === vc else { return }
    delegate?.splitViewController(self, willHide: top)
    delegate?.splitViewController(self, willShow: .secondary)
    setStack(of: outer, to: columns.present.filter { $0.rawValue <= Column.secondary.rawValue }) { [weak self] in
      guard let self else { return }
      delegate?.splitViewController(self, didShow: .secondary)
      delegate?.splitViewController(self, didHide: top)
    }
  }

  /// Shows a detail view controller in a collapsed interface of the style `unspecified`.
  private func pushDetail(_ vc: UIViewController) {
    guard let outer = outerNavigation, let top = topColumn else {
      present(vc, animated: UIView.areAnimationsEnabled)
      return
    }
    delegate?.splitViewController(self, willHide: top)
    let animated = UIView.areAnimationsEnabled && view.window != nil && isOnScreen
    withStackChange {
      if vc is UINavigationController {
        outer.setViewControllers(outer.stack + [vc], animated: animated)
      } else {
        outer.pushViewController(vc, animated: animated)
      }
    }
    outer.updateNestedBackItems()
    let notifyDidHide = { [weak self] in
      guard let self else { return }
      delegate?.splitViewController(self, didHide: top)
    }
    guard let running = outer.running else { return notifyDidHide() }
    running.animate(alongsideTransition: nil, completion: { _ in notifyDidHide() })
  }
}
