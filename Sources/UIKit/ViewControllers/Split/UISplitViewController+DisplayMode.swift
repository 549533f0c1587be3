import Foundation

/// Changes of the display mode.
extension UISplitViewController {
  final func resolver(width: CGFloat, isCompact: Bool) -> SplitModeResolver {
    SplitModeResolver(
      style: style, fitsTwo: isCompact || widths.fitsTwo(width),
      fitsThree: !isCompact
        && widths.fitsThree(
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

  private func applyPreferences() {
    guard isMounted, !collapsed else { return }
    let mode = resolvedMode(on: .request)
    if mode == shownMode { layoutColumns() } else { change(to: mode, tellsColumns: true, animated: false) }
  }

  /// Resolves the mode for a changed size. A layout pass without a change of the size keeps a mode that was requested.
  final func updateModeForSize() {
    let size: CGSize = view.bounds.size
    guard isMounted, !collapsed, size != parts.lastSize else { return }
    let isFirst = parts.lastSize == nil
    parts.lastSize = size
    guard !isFirst else { return }
    cancelDrag()
    let mode = resolvedMode(on: .resize)
    if mode != shownMode { change(to: mode, tellsColumns: true, animated: false) }
  }

  /// Changes the mode of an expanded interface.
  ///
  /// - Parameters:
  ///   - mode: The new mode.
  ///   - tellsColumns: `true` to call the delegate's methods for columns. `show(_:)` and `hide(_:)` do not call them
  ///     (measured on UIKit, split-show-hide-callbacks).
  ///   - animated: `true` to animate the change. In an animation block it is animated in any case.
  final func change(to mode: DisplayMode, tellsColumns: Bool, animated: Bool) {
    guard mode != shownMode else { return }
    endChange?()
    let isInBlock = UIView.inheritedAnimationDuration > 0
    let moves = (animated || isInBlock) && UIView.areAnimationsEnabled && view.window != nil && isOnScreen
    let transition = parts.takeDragTransition() ?? makeTransition(isAnimated: moves)
    if isInBlock { transition.transitionDuration = UIView.inheritedAnimationDuration }
    delegate?.splitViewController(self, willChangeTo: mode)
    let old = SplitLayout.leading(shownMode, style).filter { columns.given[$0] != nil }
    let new = SplitLayout.leading(mode, style).filter { columns.given[$0] != nil }
    let order: [Column] = [.supplementary, .primary]
    let disappearing = order.filter { old.contains($0) && !new.contains($0) }
    let appearing = order.filter { new.contains($0) && !old.contains($0) }
    if tellsColumns {
      for column in disappearing { delegate?.splitViewController(self, willHide: column) }
      for column in appearing { delegate?.splitViewController(self, willShow: column) }
    }
    let changed = (disappearing + appearing).compactMap(columns.container)
    for column in disappearing {
      if let container = columns.container(of: column) { begin(container, false, animated: moves) }
    }
    for column in appearing.reversed() {
      if let container = columns.container(of: column) { begin(container, true, animated: moves) }
    }
    // Columns that appear begin beside the view, or where a drag has left them.
    UIView.performWithoutAnimation { prepare(appearing) }
    leaving = Set(disappearing)
    shownMode = mode
    drag = nil
    let notify = { [weak self] in
      guard let self, tellsColumns else { return }
      for column in disappearing.reversed() { delegate?.splitViewController(self, didHide: column) }
      for column in appearing.reversed() { delegate?.splitViewController(self, didShow: column) }
    }
    endChange = { [weak self] in
      guard let self else { return }
      endChange = nil
      leaving = []
      notify()
      finishAppearances(changed)
      UIView.performWithoutAnimation { self.layoutColumns() }
      transition.completeTransition(true)
    }
    run(moves, duration: isInBlock ? UIView.inheritedAnimationDuration : nil, transition)
  }

  /// Creates the coordinator of a change, which the delegate finds as `transitionCoordinator`. A transition of the whole
  /// window that is running remains the coordinator.
  final func makeTransition(isAnimated: Bool) -> ControllerTransition {
    let transition = ControllerTransition(from: nil, to: nil, containerView: view, isAnimated: isAnimated)
    transition.transitionDuration = SidebarAnimator.duration
    if presentation.running?.isOver ?? true { presentation.running = transition }
    return transition
  }

  /// Lays out the columns, with an animation if `moves` is true, and ends the change. The animations alongside
  /// `transition` are part of the animation.
  final func run(_ moves: Bool, duration: TimeInterval?, _ transition: ControllerTransition? = nil) {
    let number = parts.beginChange()
    guard moves else {
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
    let end = { [weak self] in
      guard let self, parts.changeNumber == number else { return }
      endChange?()
    }
    if let duration {
      UIView.animate(withDuration: duration, delay: 0, options: .beginFromCurrentState, animations: animations) { _ in
        end()
      }
    } else {
      let animator = SidebarAnimator()
      animator.addCompletion(end)
      animator.run(animated: true, animations)
    }
  }

  /// Puts columns that appear beside the view, with their content laid out.
  final func prepare(_ appearing: [Column]) {
    for column in appearing {
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
