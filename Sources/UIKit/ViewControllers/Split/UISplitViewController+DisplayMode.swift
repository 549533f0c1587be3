import Foundation

/// Methods that resolve and change the display mode.
extension UISplitViewController {
  final func resolver(width: CGFloat, isCompact: Bool) -> SplitModeResolver {
    SplitModeResolver(
      style: style, fitsTwoColumns: isCompact || widths.fitsTwoColumns(width),
      fitsThreeColumns: !isCompact
        && widths.fitsThreeColumns(
          width, floats: primaryBackgroundStyle == .sidebar, scale: max(1, traitCollection.displayScale))
    )
  }

  final func resolvedMode(on trigger: SplitModeResolver.Trigger, isCompact: Bool = false) -> DisplayMode {
    resolver(width: view.bounds.width, isCompact: isCompact)
      .resolve(requestedMode, requestedBehavior, current: shownMode, on: trigger)
  }

  final func setPreferredMode(_ mode: DisplayMode) {
    requestedMode = mode
    if style != .unspecified, let behavior = SplitModeResolver.behavior(of: mode) { requestedBehavior = behavior }
    applyPreferences()
  }

  final func setPreferredBehavior(_ behavior: SplitBehavior) {
    requestedBehavior = behavior
    applyPreferences()
  }

  private func applyPreferences() { performChange { [self] in adaptToPreferences() } }

  private func adaptToPreferences() {
    guard hasInstalledColumns, !collapsed else { return }
    let mode = resolvedMode(on: .request)
    if mode == shownMode { layoutColumns() } else { change(to: mode, notifiesColumnDelegate: true, animated: false) }
  }

  /// Resolves the mode for a changed size. If the size has not changed, a mode that was requested is kept.
  final func updateModeForSize() {
    let size: CGSize = view.bounds.size
    guard hasInstalledColumns, !collapsed, size != accessoryViews.lastSize else { return }
    let isFirst = accessoryViews.lastSize == nil
    accessoryViews.lastSize = size
    guard !isFirst else { return }
    cancelDrag()
    let mode = resolvedMode(on: .resize)
    if mode != shownMode { change(to: mode, notifiesColumnDelegate: true, animated: false) }
  }

  /// Changes the mode of an expanded interface.
  ///
  /// - Parameters:
  ///   - mode: The new mode.
  ///   - notifiesColumnDelegate: `true` to call the delegate's methods for columns. `show(_:)` and `hide(_:)` do not call these
  ///     methods (measured on UIKit, case `split-show-hide-callbacks` of Tests/Oracle).
  ///   - animated: `true` to animate the change. A change in an animation block is always animated.
  final func change(to mode: DisplayMode, notifiesColumnDelegate: Bool, animated: Bool) {
    guard mode != shownMode else { return }
    endChange?()
    let isInBlock = UIView.inheritedAnimationDuration > 0
    let shouldAnimate = (animated || isInBlock) && UIView.areAnimationsEnabled && view.window != nil && isOnScreen
    let transition = accessoryViews.consumeDragTransition() ?? makeTransition(isAnimated: shouldAnimate)
    if isInBlock { transition.transitionDuration = UIView.inheritedAnimationDuration }
    delegate?.splitViewController(self, willChangeTo: mode)
    let oldColumns = SplitLayout.leading(shownMode, style).filter { columns.controllers[$0] != nil }
    let newColumns = SplitLayout.leading(mode, style).filter { columns.controllers[$0] != nil }
    let order: [Column] = [.supplementary, .primary]
    let disappearing = order.filter { oldColumns.contains($0) && !newColumns.contains($0) }
    let appearingColumns = order.filter { newColumns.contains($0) && !oldColumns.contains($0) }
    if notifiesColumnDelegate {
      for column in disappearing { delegate?.splitViewController(self, willHide: column) }
      for column in appearingColumns { delegate?.splitViewController(self, willShow: column) }
    }
    let changedControllers = (disappearing + appearingColumns).compactMap(columns.container)
    for column in disappearing {
      if let container = columns.container(of: column) { begin(container, false, animated: shouldAnimate) }
    }
    for column in appearingColumns.reversed() {
      if let container = columns.container(of: column) { begin(container, true, animated: shouldAnimate) }
    }
    // The animation of appearing columns begins outside of the view, or at the position at which a drag has ended.
    UIView.performWithoutAnimation { prepare(appearingColumns) }
    disappearingColumns = Set(disappearing)
    shownMode = mode
    drag = nil
    let notify = { [weak self] in
      guard let self, notifiesColumnDelegate else { return }
      for column in disappearing.reversed() { delegate?.splitViewController(self, didHide: column) }
      for column in appearingColumns.reversed() { delegate?.splitViewController(self, didShow: column) }
    }
    endChange = { [weak self] in
      guard let self else { return }
      endChange = nil
      disappearingColumns = []
      protectChanges {
        notify()
        self.finishAppearances(changedControllers)
        UIView.performWithoutAnimation { self.layoutColumns() }
        transition.completeTransition(true)
      }
    }
    run(shouldAnimate, duration: isInBlock ? UIView.inheritedAnimationDuration : nil, transition)
  }

  /// Creates the coordinator of a change, which the delegate can read as `transitionCoordinator`. A transition of the
  /// whole window that is running remains the coordinator.
  final func makeTransition(isAnimated: Bool) -> ControllerTransition {
    let transition = ControllerTransition(from: nil, to: nil, containerView: view, isAnimated: isAnimated)
    transition.transitionDuration = SidebarAnimator.duration
    if presentation.running?.isOver ?? true { presentation.running = transition }
    return transition
  }

  /// Lays out the columns, with an animation if `shouldAnimate` is true, and ends the change. The animations alongside
  /// `transition` are part of the animation.
  final func run(_ shouldAnimate: Bool, duration: TimeInterval?, _ transition: ControllerTransition? = nil) {
    let changeNumber = accessoryViews.beginChange()
    guard shouldAnimate else {
      layoutColumns()
      transition?.runAlongside()
      endChange?()
      return
    }
    let animations = { [weak self] in
      guard let self else { return }
      transition?.runAlongside()
      layoutColumns()
      view.layoutIfNeeded()
    }
    let completion = { [weak self] in
      guard let self, accessoryViews.changeNumber == changeNumber else { return }
      endChange?()
    }
    if let duration {
      UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState, animations: animations) { _ in
        completion()
      }
    } else {
      let animator = SidebarAnimator()
      animator.addCompletion(completion)
      animator.run(animated: true, animations)
    }
  }

  /// Positions appearing columns outside of the view, where their animation begins, and lays out their content.
  final func prepare(_ appearingColumns: [Column]) {
    for column in appearingColumns {
      let columnView = columns.view(of: column)
      columnView.isHidden = false
      if let container = columns.container(of: column) { columnView.show(container.view) }
      if drag == nil, let frame = layout?.frames[column] {
        columnView.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      }
      columnView.layoutIfNeeded()
      columns.container(of: column)?.sendIsAppearingIfInWindow()
    }
  }
}
