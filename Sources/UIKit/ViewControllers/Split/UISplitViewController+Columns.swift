import Foundation

/// Methods that set, load and contain the view controllers of the columns.
extension UISplitViewController {
  final var currentControllers: [UIViewController] {
    if collapsed, let base = baseColumn, let controller = columns.controllers[base] { return [controller] }
    return columns.present.compactMap { columns.controllers[$0] }
  }

  /// The columns of the style, except the compact column and the inspector.
  final var styleColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Returns `true` if the split view controller was created with a style. Otherwise reports an error and returns
  /// `false`.
  final func requiresStyle(_ name: String) -> Bool {
    if style != .unspecified { return true }
    // The words "needs initialising with a style" are those of UIKit's exception (measured on UIKit,
    // Tests/Oracle/split-cases.json).
    Diagnostics.report(
      "\(self).\(name) needs initialising with a style; create the split view controller with init(style:)")
    return false
  }

  final func replaceControllers(_ newControllers: [UIViewController]) {
    guard newControllers.count <= styleColumns.count else {
      Diagnostics.report(
        "\(self).viewControllers has \(newControllers.count) view controllers, but the style has "
          + "\(styleColumns.count) columns. The columns are unchanged")
      return
    }
    guard Set(newControllers.map(ObjectIdentifier.init)).count == newControllers.count else {
      Diagnostics.report(
        "\(self).viewControllers contains a view controller twice; pass each once. The columns are unchanged")
      return
    }
    guard newControllers.allSatisfy(canAdopt) else { return }
    // If there are two view controllers for three columns, they belong to the primary and the secondary column.
    let usedColumns = newControllers.count == 2 ? [.primary, .secondary] : styleColumns
    let assignments = Dictionary(uniqueKeysWithValues: zip(usedColumns, newControllers))
    for column in styleColumns where assignments[column] !== columns.controllers[column] {
      setController(nil, in: column)
    }
    for column in styleColumns where assignments[column] !== columns.controllers[column] {
      setController(assignments[column], in: column)
    }
  }

  final func setColumn(_ column: Column, to newController: UIViewController?) {
    guard requiresStyle("setViewController(_:for:)"), newController.map(canAdopt) ?? true else { return }
    guard column != .supplementary || style == .tripleColumn else {
      Diagnostics.report(
        "\(self) has no supplementary column, because its style is doubleColumn; use init(style: .tripleColumn)")
      return
    }
    if let newController, let otherColumn = columns.controllers.first(where: { $0.value === newController })?.key,
      otherColumn != column
    {
      Diagnostics.report(
        "\(newController) is already the controller of the \(otherColumn) column of \(self); create another one for the \(column) "
          + "column")
      return
    }
    setController(newController, in: column)
  }

  /// Sets the view controller of a column, and shows it if the column is visible.
  private func setController(_ newController: UIViewController?, in column: Column) {
    let oldController = columns.controllers[column]
    guard newController !== oldController else { return }
    guard hasInstalledColumns else {
      columns.controllers[column] = newController
      columns.navigation[column] = nil
      return
    }
    endChange?()
    if let newController, let navigation = columns.navigation[column], !(newController is UINavigationController) {
      // The navigation controller of the column remains (measured on UIKit, case `split-show-hide-callbacks` of
      // Tests/Oracle).
      columns.controllers[column] = newController
      navigation.setViewControllers([newController], animated: false)
      return
    }
    let wasVisible = showsColumn(column)
    let wasBase = collapsed && column == baseColumn
    if oldController != nil { removeContainer(of: column) }
    columns.controllers[column] = newController
    guard newController != nil else {
      // The next column becomes the bottom of the stack.
      if wasBase, let newBase = baseColumn { updateCollapsed(newBase, wasTop: true) }
      viewIfLoaded?.setNeedsLayout()
      return
    }
    if collapsed { return updateCollapsed(column, wasTop: wasVisible) }
    guard column != .compact else { return }
    attach(column)
    if visibleColumns.contains(column), let container = columns.container(of: column) {
      begin(container, true, animated: false)
      layoutColumns()
      container.sendIsAppearingIfInWindow()
      finishAppearances([container])
    } else {
      layoutColumns()
    }
  }

  /// Creates the navigation controller of a column if the column needs a navigation controller, and returns the
  /// column's container.
  @discardableResult final func makeContainer(of column: Column) -> UIViewController? {
    guard let controller = columns.controllers[column] else { return nil }
    if style != .unspecified, SplitColumns.isWrapped(column), !(controller is UINavigationController),
      columns.navigation[column] == nil
    {
      columns.navigation[column] = UINavigationController.makeForColumn(controller)
    }
    let container = columns.container(of: column)
    container?.appearance.isContainerDriven = true
    return container
  }

  /// Adds the container of a column as a child.
  final func attach(_ column: Column) {
    guard let container = makeContainer(of: column), container.parentStorage !== self else { return }
    addChild(container)
    container.didMove(toParent: self)
  }

  /// Loads the views of a column's container and of its view controller.
  final func load(_ column: Column) {
    columns.container(of: column)?.loadViewIfNeeded()
    columns.controllers[column]?.loadViewIfNeeded()
  }

  /// Removes the container of a column from the hierarchy.
  final func removeContainer(of column: Column) {
    guard let container = columns.container(of: column) else { return }
    // The column is empty when the callbacks below are called, so that an appearance in them leaves it out.
    columns.controllers[column] = nil
    let navigation = columns.navigation.removeValue(forKey: column)
    let isVisible = container.appearance.phase != .disappeared
    if isVisible { container.startAppearance(false, animated: false) }
    let outer = (container.parentStorage as? UINavigationController).flatMap {
      columns.column(of: $0) == nil ? nil : $0
    }
    if let outer {
      withStackChange { outer.replaceStackWithoutCallbacks(outer.stack.filter { $0 !== container }) }
    } else {
      detach(container)
    }
    if isVisible { container.endDisappearing() }
    // The controller below appears.
    outer?.protectChanges {}
    // A callback of the removal can have shown it elsewhere.
    if container.parentStorage == nil, !container.presentation.isPresented {
      container.appearance.isContainerDriven = false
    }
    navigation?.replaceStackWithoutCallbacks([])
  }

  /// Removes a container and its view from the split view controller, and removes the container's trait overrides.
  final func detach(_ container: UIViewController) {
    guard container.parentStorage === self else { return }
    container.willMove(toParent: nil)
    guard container.parentStorage === self else { return }
    container.viewIfLoaded?.removeFromSuperview()
    container.removeFromParent()
    setSizeClass(nil, of: container)
    container.setBarInsets(.zero)
  }

  final func withStackChange(_ change: () -> Void) {
    isChangingStack = true
    change()
    isChangingStack = false
  }

  // MARK: Visible columns

  /// The visible columns of an expanded interface. Columns without a view controller are not included.
  final var visibleColumns: Set<Column> {
    var columns = SplitLayout.leading(shownMode, style).union([.secondary])
    if showsInspector { columns.insert(.inspector) }
    return columns.filter { self.columns.controllers[$0] != nil }
  }

  final func showsColumn(_ column: Column) -> Bool {
    guard hasInstalledColumns, columns.controllers[column] != nil else { return false }
    if column == .inspector { return showsInspector }
    return collapsed ? column == topColumn : visibleColumns.contains(column)
  }

  /// The children whose views are visible. The child of the secondary column is the last one.
  final var visibleContainers: [UIViewController] {
    guard hasInstalledColumns else { return [] }
    if collapsed { return [baseColumn.flatMap(columns.container)].compactMap { $0 } }
    let shownColumns = visibleColumns
    return ([.primary, .supplementary, .inspector, .secondary] as [Column]).filter(shownColumns.contains)
      .compactMap(columns.container)
  }
}
