import Foundation

/// Methods that add the columns when the split view first appears, and that forward appearance callbacks to the columns.
extension UISplitViewController {
  /// Indicates whether the controller forwards appearance callbacks to its columns.
  final var isOnScreen: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  final func containerWillAppear(_ animated: Bool) {
    guard hasInstalledColumns else {
      view.setNeedsLayout()
      return
    }
    for container in visibleContainers { begin(container, true, animated: animated) }
  }

  /// Begins the appearance or disappearance of a container or of a view controller in a container, if the split view is
  /// visible.
  final func begin(_ controller: UIViewController, _ appears: Bool, animated: Bool) {
    controller.appearance.isContainerDriven = true
    guard isOnScreen else { return }
    controller.startAppearance(appears, animated: animated)
  }

  /// Ends appearances and disappearances. Appearances that are part of the appearance of the split view end together with
  /// it.
  final func finishAppearances(_ controllers: [UIViewController]) {
    for controller in controllers where controller.appearance.phase == .disappearing { controller.finishAppearance() }
    guard appearance.phase == .appeared else { return }
    for controller in controllers where controller.appearance.phase == .appearing { controller.finishAppearance() }
  }

  /// Adds the columns, and adapts them to the size of the view. A layout in a callback of a change only positions the columns.
  final func updateColumns() {
    guard !isChangingColumns else {
      if view.bounds.size != accessoryViews.lastSize {
        postponedChanges.append { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
      }
      return layoutColumns()
    }
    protectChanges {
      mountIfNeeded()
      updateModeForSize()
      layoutColumns()
    }
  }

  /// Adds the columns in the first layout in which the view is in a window (measured on UIKit,
  /// Tests/Oracle/split-cases.json, family `containment-order`: before that layout, UIKit neither adds nor loads a
  /// column).
  final func mountIfNeeded() {
    guard !hasInstalledColumns, view.window != nil, isOnScreen else { return }
    hasInstalledColumns = true
    let isCompact = traitCollection.horizontalSizeClass == .compact
    let mode = resolvedMode(on: .appearance, isCompact: isCompact)
    if mode != shownMode { delegate?.splitViewController(self, willChangeTo: mode) }
    if isCompact { mountCollapsed(mode) } else { mountExpanded(mode) }
    guard appearance.phase == .appeared else { return }
    endsAppearanceAfterLayout = true
    AfterLayoutQueue.enqueue { [weak self] in
      guard let self else { return }
      endsAppearanceAfterLayout = false
      protectChanges { finishAppearances(visibleContainers) }
    }
  }

  private func mountExpanded(_ mode: DisplayMode) {
    let shownColumns = SplitLayout.leading(mode, style).union([.secondary])
    let order = SplitColumns.loadingOrder.filter { columns.controllers[$0] != nil }
    if style == .unspecified {
      for column in order { attach(column) }
      for column in order where shownColumns.contains(column) { delegate?.splitViewController(self, willShow: column) }
      for column in order { load(column) }
    } else {
      for column in order {
        attach(column)
        load(column)
        if shownColumns.contains(column) { delegate?.splitViewController(self, willShow: column) }
      }
    }
    if columns.controllers[.inspector] != nil { attach(.inspector) }
    // The appearance begins before the views are in the window, as in the other containers.
    let appearingControllers = order.filter(shownColumns.contains).compactMap(columns.container)
    for container in appearingControllers { begin(container, true, animated: appearance.animated) }
    shownMode = mode
    layoutColumns()
    for container in appearingControllers { container.sendIsAppearingIfInWindow() }
    for column in order where shownColumns.contains(column) { delegate?.splitViewController(self, didShow: column) }
  }

  // MARK: Size classes

  final func widthClassChanged() { performChange { [self] in adaptToWidthClass() } }

  private func adaptToWidthClass() {
    guard hasInstalledColumns else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != collapsed else { return }
    cancelDrag()
    endChange?()
    UIView.performWithoutAnimation { if isCompact { collapse() } else { expand() } }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Overrides the horizontal size class of a column, unless the application has set traits for this child.
  final func setSizeClass(_ sizeClass: UIUserInterfaceSizeClass?, of container: UIViewController) {
    var values = container.traitCache.parentOverrides
    values.horizontalSizeClass = nil
    guard values.isEmpty, container.traitCache.parentOverrides.horizontalSizeClass != sizeClass else { return }
    container.traitCache.parentOverrides.horizontalSizeClass = sizeClass
    container.traitsMayHaveChanged()
  }
}
