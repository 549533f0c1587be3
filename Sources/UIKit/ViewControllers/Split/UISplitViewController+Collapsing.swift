import Foundation

/// Methods that collapse and expand the interface. The callbacks are sent in the same order as in UIKit (measured on
/// UIKit, Tests/Oracle/split-cases.json, family `collapse-order`).
extension UISplitViewController {
  // MARK: The collapsed interface

  /// The column whose container is the only child of a collapsed interface.
  final var baseColumn: Column? {
    if collapsed, let compact = columns.controllers[.compact], compact.parentStorage === self { return .compact }
    return columns.present.first
  }

  /// The navigation controller of a collapsed interface, or nil if the base column is shown by another kind of view
  /// controller.
  final var outerNavigation: UINavigationController? {
    baseColumn.flatMap(columns.container) as? UINavigationController
  }

  /// The column that is on top of a collapsed interface.
  final var topColumn: Column? {
    guard let base = baseColumn, base != .compact, let outer = outerNavigation else { return baseColumn }
    return outer.stack.reversed().lazy.compactMap { self.nestedColumn(of: $0) }.first ?? base
  }

  /// Returns the column whose container is a given view controller on the navigation stack. Returns nil if there is no
  /// such column.
  private func nestedColumn(of controller: UIViewController) -> Column? {
    columns.present.first { $0 != baseColumn && columns.container(of: $0) === controller }
  }

  // MARK: Collapsing

  /// Adds the columns of a collapsed interface when the controller first appears.
  final func mountCollapsed(_ mode: DisplayMode) {
    if style == .unspecified {
      collapseUnspecified(showing: [], mode: mode)
    } else {
      collapseColumns(showing: [], mode: mode)
    }
  }

  final func collapse() {
    let oldVisibleColumns = visibleColumns
    if style == .unspecified {
      collapseUnspecified(showing: oldVisibleColumns, mode: shownMode)
    } else {
      collapseColumns(showing: oldVisibleColumns, mode: shownMode)
    }
  }

  private func proposedTop() -> Column? {
    if columns.controllers[.compact] != nil { return .compact }
    return columns.controllers[.secondary] != nil ? .secondary : columns.present.last
  }

  private func collapseColumns(showing oldVisibleColumns: Set<Column>, mode: DisplayMode) {
    guard let proposedColumn = proposedTop() else {
      collapsed = true
      shownMode = mode
      delegate?.splitViewControllerDidCollapse(self)
      postDetailTargetChange()
      return
    }
    var top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposedColumn) ?? proposedColumn
    if columns.controllers[top] == nil || top == .inspector {
      Diagnostics.report(
        "\(self): the delegate returned the \(top) column as the top column, which has no view controller; the "
          + "\(proposedColumn) column is used")
      top = proposedColumn
    }
    let base = top == .compact ? Column.compact : columns.present[0]
    let path: [Column] = top == .compact ? [.compact] : columns.present.filter { $0.rawValue <= top.rawValue }
    let isFirst = oldVisibleColumns.isEmpty
    if isFirst { loadForCollapsing(path, base) }
    notifyWillCollapse(oldVisibleColumns, base: base, top: top)
    // If another column covers the base column, the content of the base column disappears. The columns that were beside
    // the base column disappear as well.
    var changedControllers: [UIViewController] = []
    for column in [.supplementary, .primary, .secondary] as [Column]
    where oldVisibleColumns.contains(column) && column != top {
      guard let container = columns.container(of: column) else { continue }
      let visibleController = column == base ? (container as? UINavigationController)?.shownController : container
      guard let visibleController else { continue }
      begin(visibleController, false, animated: false)
      changedControllers.append(visibleController)
    }
    moveIntoStack(path, base: base)
    collapsed = true
    shownMode = mode
    layoutCollapsed()
    changedControllers += appear(base: base, top: top, showing: oldVisibleColumns)
    notifyDidCollapse(oldVisibleColumns, base: base, top: top, isFirst: isFirst)
    finishAppearances(changedControllers)
    if let container = columns.container(of: base) { container.sendIsAppearingIfInWindow() }
  }

  private func loadForCollapsing(_ path: [Column], _ base: Column) {
    for column in SplitColumns.loadingOrder + [.compact] where path.contains(column) {
      if column == base { attach(column) } else { makeContainer(of: column) }
      load(column)
    }
  }

  private func notifyWillCollapse(_ oldVisibleColumns: Set<Column>, base: Column, top: Column) {
    for column in [.supplementary, .primary] as [Column] where oldVisibleColumns.contains(column) && column != base {
      delegate?.splitViewController(self, willHide: column)
    }
    if !oldVisibleColumns.contains(base) {
      attach(base)
      delegate?.splitViewController(self, willShow: base)
    }
    if oldVisibleColumns.contains(.secondary), base != .secondary {
      delegate?.splitViewController(self, willHide: .secondary)
    }
    guard top != base else { return }
    delegate?.splitViewController(self, willHide: base)
    delegate?.splitViewController(self, willShow: top)
  }

  final func postDetailTargetChange() {
    NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
  }

  private func notifyDidCollapse(_ oldVisibleColumns: Set<Column>, base: Column, top: Column, isFirst: Bool) {
    let coversBase = top != base
    if coversBase, !isFirst { delegate?.splitViewController(self, didHide: base) }
    delegate?.splitViewControllerDidCollapse(self)
    postDetailTargetChange()
    if coversBase || !oldVisibleColumns.contains(base) { delegate?.splitViewController(self, didShow: top) }
    if coversBase, isFirst { delegate?.splitViewController(self, didHide: base) }
    for column in [.secondary, .supplementary, .primary] as [Column]
    where oldVisibleColumns.contains(column) && column != base && column != top {
      delegate?.splitViewController(self, didHide: column)
    }
  }

  /// Moves the containers of a path of columns onto the navigation stack of the first one, and removes the other
  /// containers.
  private func moveIntoStack(_ path: [Column], base: Column) {
    attach(base)
    for column in columns.present where !path.contains(column) && column != base {
      if let container = columns.container(of: column) { detach(container) }
    }
    if let container = columns.container(of: .inspector), container.parentStorage === self { detach(container) }
    guard let outer = columns.container(of: base) as? UINavigationController, base != .compact else { return }
    let nestedControllers = path.dropFirst().compactMap { makeContainer(of: $0) }
    for container in nestedControllers {
      setSizeClass(nil, of: container)
      container.setBarInsets(.zero)
    }
    withStackChange {
      outer.replaceStackWithoutCallbacks(outer.stack.filter { !nestedControllers.contains($0) } + nestedControllers)
    }
    outer.updateNestedBackItems()
  }

  /// Begins the appearance of the columns that a collapse has made visible.
  private func appear(base: Column, top: Column, showing oldVisibleColumns: Set<Column>) -> [UIViewController] {
    var appearingControllers: [UIViewController] = []
    if top != base, !oldVisibleColumns.contains(top), let container = columns.container(of: top) {
      begin(container, true, animated: false)
      appearingControllers.append(container)
    }
    if !oldVisibleColumns.contains(base), let container = columns.container(of: base) {
      begin(container, true, animated: false)
      appearingControllers.append(container)
    }
    return appearingControllers
  }

  // MARK: Expanding

  final func expand() {
    guard !columns.present.isEmpty else {
      collapsed = false
      delegate?.splitViewControllerDidExpand(self)
      postDetailTargetChange()
      return
    }
    if style == .unspecified { expandUnspecified() } else { expandColumns() }
  }

  private func expandColumns() {
    let proposedColumn = resolvedMode(on: .appearance)
    var mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposedColumn)
      ?? proposedColumn
    if mode == .automatic { mode = proposedColumn }
    mode = resolver(width: view.bounds.width, isCompact: false).normalized(mode)
    if mode != shownMode { delegate?.splitViewController(self, willChangeTo: mode) }
    let top = topColumn ?? .secondary
    let base = baseColumn ?? .primary
    let shownColumns = SplitLayout.leading(mode, style).union([.secondary]).filter { columns.controllers[$0] != nil }
    let leading = ([.supplementary, .primary] as [Column]).filter { shownColumns.contains($0) && $0 != top }
    for column in leading { delegate?.splitViewController(self, willShow: column) }
    if !shownColumns.contains(top) { delegate?.splitViewController(self, willHide: top) }
    if top != .secondary, shownColumns.contains(.secondary) {
      delegate?.splitViewController(self, willShow: .secondary)
    }
    let previousBase = columns.container(of: base)
    moveOutOfStack(base: base)
    collapsed = false
    showsInspector = false
    shownMode = mode
    accessoryViews.lastSize = view.bounds.size
    var changedControllers: [UIViewController] = []
    for column in SplitColumns.loadingOrder where shownColumns.contains(column) {
      guard let container = columns.container(of: column) else { continue }
      // The container of the base is visible already, but other columns may have covered its content.
      let visibleController =
        container === previousBase ? (container as? UINavigationController)?.shownController ?? container : container
      begin(visibleController, true, animated: false)
      changedControllers.append(visibleController)
    }
    layoutColumns()
    for container in changedControllers { container.sendIsAppearingIfInWindow() }
    for controller in [previousBase, columns.container(of: top)].compactMap({ $0 })
    where !changedControllers.contains(controller) && !visibleContainers.contains(controller) {
      begin(controller, false, animated: false)
      changedControllers.append(controller)
    }
    delegate?.splitViewControllerDidExpand(self)
    postDetailTargetChange()
    if top != .secondary, shownColumns.contains(.secondary) { delegate?.splitViewController(self, didShow: .secondary) }
    for column in leading.reversed() { delegate?.splitViewController(self, didShow: column) }
    if !shownColumns.contains(top) { delegate?.splitViewController(self, didHide: top) }
    finishAppearances(changedControllers)
    if base == .compact, let compact = previousBase { detach(compact) }
  }

  /// Makes the containers of all columns children of the split view controller again.
  private func moveOutOfStack(base: Column) {
    if let outer = columns.container(of: base) as? UINavigationController, base != .compact {
      let stack = outer.stack
      let first = stack.firstIndex { nestedColumn(of: $0) != nil } ?? stack.count
      var host: UINavigationController?
      var additionalControllers: [UIViewController] = []
      // The top column moves without leaving the window, so that it keeps the first responder.
      if let top = stack.last, let column = nestedColumn(of: top) {
        let columnView = columns.view(of: column)
        if columnView.superview == nil { view.addSubview(columnView) }
        columnView.show(top.view)
      }
      // View controllers above a nested navigation controller belong to the column of that navigation controller.
      withStackChange {
        for controller in stack[first...] {
          if let nestedControllers = controller as? UINavigationController, nestedColumn(of: nestedControllers) != nil {
            if let host, !additionalControllers.isEmpty {
              host.replaceStackWithoutCallbacks(host.stack + additionalControllers)
            }
            host = nestedControllers
            additionalControllers = []
          } else {
            additionalControllers.append(controller)
          }
        }
        outer.replaceStackWithoutCallbacks(Array(stack[..<first]))
        if let host, !additionalControllers.isEmpty {
          host.replaceStackWithoutCallbacks(host.stack + additionalControllers)
        }
      }
      outer.updateNestedBackItems()
    }
    for column in SplitColumns.loadingOrder where columns.controllers[column] != nil {
      attach(column)
      if let navigation = columns.container(of: column) as? UINavigationController { navigation.setNestedBackItem(nil) }
    }
  }

  // MARK: Columns of a collapsed interface

  /// Shows a column on top of the stack of the collapsed interface.
  final func showCollapsed(_ column: Column) {
    guard let top = topColumn, top != column, column != .compact, top != .compact, columns.controllers[column] != nil,
      let outer = outerNavigation
    else { return }
    let path = columns.present.filter { $0.rawValue <= column.rawValue }
    if column.rawValue < top.rawValue {
      delegate?.splitViewController(self, willHide: top)
      setStack(of: outer, to: path) { [weak self] in
        guard let self else { return }
        delegate?.splitViewController(self, didHide: top)
      }
      return
    }
    // Measured on UIKit: if there is a column between the top column and the new one, the delegate is also notified
    // that the column between appears and disappears, and that the new column appears. Otherwise it is notified only
    // that the top column is hidden.
    let between = path.filter { $0.rawValue > top.rawValue && $0 != column }
    let steps = [top] + between
    if let nextColumn = between.first { delegate?.splitViewController(self, willShow: nextColumn) }
    for column in steps { delegate?.splitViewController(self, willHide: column) }
    if !between.isEmpty { delegate?.splitViewController(self, willShow: column) }
    setStack(of: outer, to: path) { [weak self] in
      guard let self else { return }
      for column in between { delegate?.splitViewController(self, didHide: column) }
      if !between.isEmpty { delegate?.splitViewController(self, didShow: column) }
      delegate?.splitViewController(self, didHide: top)
    }
  }

  /// Hides the top column of the collapsed interface.
  final func hideCollapsed(_ column: Column) {
    guard column == topColumn, column != baseColumn, let outer = outerNavigation,
      let lowerColumn = columns.present.last(where: { $0.rawValue < column.rawValue })
    else { return }
    delegate?.splitViewController(self, willShow: lowerColumn)
    setStack(of: outer, to: columns.present.filter { $0.rawValue <= lowerColumn.rawValue }) { [weak self] in
      guard let self else { return }
      delegate?.splitViewController(self, didShow: lowerColumn)
    }
  }

  /// Replaces the columns on the stack of the collapsed interface.
  ///
  /// - Parameters:
  ///   - outer: The navigation controller of the interface.
  ///   - path: The columns to show, beginning with the base column.
  ///   - completion: A closure that is called after the transition.
  final func setStack(of outer: UINavigationController, to path: [Column], completion: @escaping () -> Void) {
    let base = outer.stack.prefix { nestedColumn(of: $0) == nil }
    let nestedControllers = path.dropFirst().compactMap { makeContainer(of: $0) }
    let animated = UIView.areAnimationsEnabled && view.window != nil && isOnScreen
    withStackChange { outer.setViewControllers(base + nestedControllers, animated: animated) }
    outer.updateNestedBackItems()
    guard let running = outer.running else { return completion() }
    running.animate(alongsideTransition: nil, completion: { _ in completion() })
  }

  /// Shows the new view controller of a column of a collapsed interface.
  final func updateCollapsed(_ column: Column, wasTop: Bool) {
    if column == .compact || columns.controllers[.compact]?.parentStorage === self { return }
    guard let base = baseColumn else { return }
    if column == base {
      moveIntoStack([base], base: base)
      layoutCollapsed()
      if let container = columns.container(of: base) {
        begin(container, true, animated: false)
        container.sendIsAppearingIfInWindow()
        finishAppearances([container])
      }
    } else if wasTop, let outer = outerNavigation {
      setStack(of: outer, to: columns.present.filter { $0.rawValue <= column.rawValue }) {}
    }
  }

  /// Notifies the delegate that the user has changed the stack with the back button or a drag.
  final func stackWillChange(of navigation: UINavigationController, from oldStack: [UIViewController]) {
    guard collapsed, !isChangingStack, navigation === outerNavigation, let base = baseColumn else { return }
    func top(_ stack: [UIViewController]) -> Column {
      stack.reversed().lazy.compactMap { self.nestedColumn(of: $0) }.first ?? base
    }
    let (before, after) = (top(oldStack), top(navigation.stack))
    guard before != after else { return }
    delegate?.splitViewController(self, willHide: before)
    delegate?.splitViewController(self, willShow: after)
    navigation.updateNestedBackItems()
    let notifyDidShow = { [weak self] (isCancelled: Bool) in
      guard let self, !isCancelled else { return }
      delegate?.splitViewController(self, didShow: after)
      delegate?.splitViewController(self, didHide: before)
    }
    guard let running = navigation.running else { return notifyDidShow(false) }
    running.animate(alongsideTransition: nil, completion: { notifyDidShow($0.isCancelled) })
  }
}
