import Foundation

/// Methods that show and hide columns when the user drags.
extension UISplitViewController {
  /// Begins a drag that shows or hides columns.
  final func beginDrag(shows: Bool) {
    endChange?()
    guard let target = dragTarget(shows: shows), target != shownMode else { return }
    let transition = makeTransition(isAnimated: true)
    transition.isInteractive = true
    accessoryViews.dragTransition = transition
    delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
    let targetLayout = makeLayout(target, size: view.bounds.size)
    accessoryViews.dragMode = target
    for column in [.supplementary, .primary] as [Column]
    where targetLayout.visible.contains(column) && !visibleColumns.contains(column) {
      guard let container = columns.container(of: column) else { continue }
      begin(container, true, animated: true)
      let columnView = columns.view(of: column)
      columnView.show(container.view)
      if let frame = layout?.frames[column] { columnView.frame = frame }
      columnView.isHidden = false
      container.sendIsAppearingIfInWindow()
    }
    drag = (targetLayout, 0)
    layoutColumns()
  }

  private func dragTarget(shows: Bool) -> DisplayMode? {
    guard !shows else {
      let resolver = self.resolver(width: view.bounds.width, isCompact: false)
      let mode: DisplayMode
      if style == .tripleColumn, !visibleColumns.contains(.supplementary) {
        mode = requestedBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
      } else {
        mode = resolver.allColumnsMode(with: requestedBehavior)
      }
      return resolver.resolve(mode, requestedBehavior, current: shownMode, on: .request)
    }
    guard let layout, !layout.overlaid.isEmpty else { return nil }
    return layout.overlaid.contains(.supplementary) || style != .tripleColumn ? .secondaryOnly : .oneBesideSecondary
  }

  /// The distance that the columns travel in a drag, in points. The distance is positive to the right.
  private var dragDistance: CGFloat {
    guard let drag, let layout else { return 1 }
    for column in [.primary, .supplementary] as [Column]
    where layout.visible.contains(column) != drag.target.visible.contains(column) {
      guard let fromFrame = layout.frames[column], let toFrame = drag.target.frames[column],
        fromFrame.minX != toFrame.minX
      else {
        continue
      }
      return toFrame.minX - fromFrame.minX
    }
    return 1
  }

  final func moveDrag(by distance: CGFloat) {
    guard drag != nil else { return }
    // `dragDistance` reads `drag`, so the progress is computed before `drag` is modified.
    let progress = min(1, max(0, distance / dragDistance))
    drag?.progress = progress
    accessoryViews.dragTransition?.updateInteractiveTransition(progress)
    UIView.performWithoutAnimation { layoutColumns() }
  }

  /// Ends a drag. The change of the display mode is completed if the drag would pass the middle within a further
  /// quarter of a second at the same velocity. Otherwise it is cancelled.
  final func endDrag(by distance: CGFloat, velocity: CGFloat) {
    guard drag != nil, let mode = accessoryViews.dragMode else { return }
    let totalDistance = dragDistance
    let completes = EdgePop.shouldComplete(min(1, max(0, distance / totalDistance)), velocity / totalDistance)
    delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    guard completes else { return cancelDrag(notifies: false) }
    accessoryViews.dragTransition?.finishInteractiveTransition()
    accessoryViews.dragMode = nil
    requestedMode = mode
    change(to: mode, notifiesColumnDelegate: true, animated: true)
  }

  /// Moves the columns back to their positions at the beginning of a drag.
  final func cancelDrag(notifies: Bool = true) {
    guard let drag else { return }
    if notifies { delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self) }
    self.drag = nil
    accessoryViews.dragMode = nil
    let transition = accessoryViews.consumeDragTransition()
    transition?.cancelInteractiveTransition()
    let appearedColumns = ([.supplementary, .primary] as [Column]).filter {
      drag.target.visible.contains($0) && !visibleColumns.contains($0)
    }
    for column in appearedColumns {
      if let container = columns.container(of: column) { begin(container, false, animated: true) }
    }
    disappearingColumns = Set(appearedColumns)
    let containers = appearedColumns.compactMap(columns.container)
    let animator = SidebarAnimator()
    animator.addCompletion { [weak self] in
      guard let self else { return }
      protectChanges {
        self.finishAppearances(containers)
        transition?.completeTransition(false)
        guard self.drag == nil, self.endChange == nil else { return }
        self.disappearingColumns = []
        UIView.performWithoutAnimation { self.layoutColumns() }
      }
    }
    animator.run(animated: UIView.areAnimationsEnabled && view.window != nil) { [weak self] in self?.layoutColumns() }
  }

  // MARK: Keys and buttons

  final var splitCommands: [UIKeyCommand] {
    // A presented controller is above this one, and its responder chain continues here.
    if presentedViewController != nil { return [] }
    guard hasInstalledColumns, !collapsed, columns.controllers[.primary] != nil else { return [] }
    let toggle = UIKeyCommand(
      title: "Toggle Sidebar",
      action: Selector("tesseraToggleSidebar", UISplitViewController.toggleByKey), input: "s",
      modifierFlags: [.control, .command])
    guard let layout, !layout.overlaid.isEmpty else { return [toggle] }
    let close = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [],
      action: Selector("tesseraHideOverlay", UISplitViewController.hideOverlayByKey))
    return [toggle, close]
  }

  private func toggleByKey() { performChange { [self] in toggleDisplayMode() } }
  private func hideOverlayByKey() { performChange { [self] in hideOverlay() } }

  final func buttonsChanged() { if hasInstalledColumns { updateButtons() } }

  /// Adds the buttons for the display mode to the navigation bars of the columns.
  final func updateButtons() {
    guard style != .unspecified else { return }
    let isVisible: Bool
    switch displayModeButtonVisibility {
    case .automatic: isVisible = presentsWithGesture
    case .never: isVisible = false
    case .always: isVisible = true
    }
    let shownColumns = visibleColumns
    let holder: Column =
      shownColumns.contains(.primary) ? .primary : shownColumns.contains(.supplementary) ? .supplementary : .secondary
    for column in [.primary, .supplementary, .secondary] as [Column] {
      guard let bar = (columns.container(of: column) as? UINavigationController)?.navigationBar else { continue }
      var items: [UIBarButtonItem] = []
      if !collapsed, isVisible, column == holder, columns.controllers[.primary] != nil,
        column != .primary || shownColumns.count > 1
      {
        items.append(displayModeButtonItem)
      }
      if !collapsed, showsSecondaryOnlyButton, style == .tripleColumn, column == .secondary {
        items.append(accessoryViews.secondaryOnlyButton(of: self))
      }
      bar.setColumnItems(items)
    }
  }
}
