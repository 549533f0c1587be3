import Foundation

extension UINavigationController {
  /// Pushes a controller. Reports an error and does nothing if the controller is already on the stack or is a
  /// navigation controller.
  package final func push(_ controller: UIViewController, _ animated: Bool) {
    guard canPush(controller) else { return }
    // The callbacks of the running transition can push the controller.
    if endRunningTransition(), !canPush(controller) { return }
    performChange(.push, animated) {
      changeStack(above: stack.count) { $0.append(controller) }
      addChild(controller)
      // A callback can have made the controller an ancestor of this one, which is reported.
      if controller.parentStorage !== self { stack.removeAll { $0 === controller } }
      announcePush(of: controller)
      return []
    }
  }

  /// Changes the stack above its first `count` controllers.
  private final func changeStack(above count: Int, _ change: (inout [UIViewController]) -> Void) {
    let before = stackProgress
    change(&stack)
    stackProgress.stackChanged(above: count, before: before)
  }

  /// Replaces the items of the bar with those of the stack.
  final func updateBarItems() { setBarItems(barItems(), direction: nil) }

  /// The items of a stack: those that the bar keeps, and those above them.
  private struct BarItems {
    var keptCount: Int
    var changed: [UINavigationItem]
    var stack: [UIViewController]
    var progress: NavigationStackProgress
  }

  /// Returns the items of the stack. The two upper items are visible, and a container can return another one for its content, so
  /// these are always read again.
  private final func barItems() -> BarItems {
    let count = min(stackProgress.itemCount, navigationBar.itemList.count, max(0, stack.count - 2))
    return BarItems(
      keptCount: count, changed: stack[count...].map(\.navigationItem), stack: stack, progress: stackProgress)
  }

  private final func setBarItems(
    _ items: BarItems, direction: UINavigationBar.Direction?,
    performAnimations: ((_ animation: @escaping () -> Void, _ end: @escaping () -> Void) -> Void)? = nil
  ) {
    let isCurrent = items.progress.barChangeCount == stackProgress.barChangeCount
    // A callback can have changed the bar since the items were read.
    let keptCount = isCurrent ? items.keptCount : 0
    let changed = isCurrent ? items.changed : items.stack.map(\.navigationItem)
    let hasSameStack = items.progress.stackChangeCount == stackProgress.stackChangeCount
    stackProgress.barChanged(itemCount: hasSameStack ? stack.count : 0)
    navigationBar.change(
      keeping: keptCount, adding: changed, direction: direction, performAnimations: performAnimations)
  }

  /// Asks this controller, as the delegate of its bar, whether the item of a controller may be pushed. The controller is
  /// already on the stack and its item not yet in the bar, and the answer is not used (measurements.md 16.13).
  final func announcePush(of controller: UIViewController) {
    guard let delegate = self as? any UINavigationBarDelegate else { return }
    _ = delegate.navigationBar(navigationBar, shouldPush: controller.navigationItem)
  }

  /// Returns whether a controller can be pushed, and reports an error if it cannot.
  private final func canPush(_ controller: UIViewController) -> Bool {
    guard !stack.contains(where: { $0 === controller }) else {
      Diagnostics.report("\(self) cannot push \(controller): it is already on the stack; pop to it instead")
      return false
    }
    guard !(controller is UINavigationController) else {
      Diagnostics.report(
        "\(self) cannot push \(controller): a navigation controller cannot be pushed; present it instead")
      return false
    }
    return canAdopt(controller)
  }

  /// Ends a running transition immediately, unless its callbacks or those of another change are being called. Returns
  /// whether a transition was running.
  private final func endRunningTransition() -> Bool {
    guard let running, !isChangingStack else { return false }
    running.finishImmediately()
    return true
  }

  /// Changes the stack and shows the change. If a callback of another change calls this method, only the stack changes,
  /// and the change is shown after the other one, as UIKit postpones transitions.
  ///
  /// - Parameters:
  ///   - operation: The direction of the transition.
  ///   - animated: `true` to animate the transition.
  ///   - change: A closure that changes the stack, and returns the controllers that it removes. It may call callbacks.
  private final func performChange(_ operation: Operation, _ animated: Bool, _ change: () -> [UIViewController]) {
    protectChanges {
      if pendingChange == nil, let index = stack.lastIndex(where: { $0 === shownController }) {
        modeBeforeChange = largeTitleMode(at: index)
      }
      // The change precedes those that its callbacks make.
      pendingChange = StackChange(operation: operation, animated: animated, removed: pendingChange?.removed ?? [])
      let removed = change()
      pendingChange?.removed += removed
    }
  }

  /// Runs code that calls callbacks, and then shows the changes of the stack that these have made.
  package final func protectChanges(_ code: () -> Void) {
    guard !isChangingStack else { return code() }
    isChangingStack = true
    code()
    var changeCount = 0
    while let change = pendingChange {
      changeCount += 1
      // Callbacks that change the stack again and again must not block the application.
      guard changeCount <= 20 else {
        RenderLoop.performNextFrame { [weak self] in self?.protectChanges {} }
        break
      }
      running?.finishImmediately()
      // The callbacks of that transition can have added to the change.
      let lastChange = pendingChange ?? change
      pendingChange = nil
      show(lastChange)
    }
    isChangingStack = false
    if running == nil, !needsTopController, !endsAppearanceAfterLayout { alignAppearance(of: shownController) }
    if let splitViewController, !splitViewController.postponedChanges.isEmpty { splitViewController.protectChanges {} }
  }

  /// Pops to a controller and returns the popped controllers. Returns nil if nothing is popped, because the controller is
  /// already at the top or because the pop would be animated during another transition. Reports an error and returns nil
  /// if the controller is not on the stack.
  package final func popTo(_ controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      Diagnostics.report("\(self) cannot pop to \(controller): it is not on the stack; push it instead")
      return nil
    }
    // UIKit ignores an animated pop while a transition has just begun (measured on UIKit, case `nav-pop-to-a-animated`
    // of Tests/Oracle).
    if animated, running.map({ !$0.isOver }) ?? false { return nil }
    return pop(to: index, animated)
  }

  /// Pops and returns the controllers above an index. Returns nil if the index is out of range or is the index of the top
  /// controller.
  package final func pop(to index: Int, _ animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < stack.count - 1 else { return nil }
    // The callbacks of the running transition can pop controllers.
    if endRunningTransition(), index >= stack.count - 1 { return nil }
    let poppedControllers = Array(stack[(index + 1)...])
    performChange(.pop, animated) {
      changeStack(above: index + 1) { $0.removeSubrange((index + 1)...) }
      for controller in poppedControllers {
        controller.appearance.isMovingFromParent = true
        controller.willMove(toParent: nil)
      }
      return poppedControllers
    }
    return poppedControllers
  }

  /// Replaces the stack. Reports an error and does nothing if the array contains duplicates, or this controller or one
  /// that contains it.
  package final func replaceStack(_ newStack: [UIViewController], _ animated: Bool) {
    guard Set(newStack.map(ObjectIdentifier.init)).count == newStack.count else {
      Diagnostics.report(
        "\(self).setViewControllers: a view controller is in the array twice; pass each once. The stack is "
          + "unchanged")
      return
    }
    guard newStack.allSatisfy(canAdopt) else { return }
    _ = endRunningTransition()
    let oldStack = stack
    let disappearingControllers = oldStack.filter { controller in !newStack.contains { $0 === controller } }
    let isPop = newStack.last.map { top in oldStack.contains { $0 === top } } ?? true
    performChange(isPop ? .pop : .push, animated && !oldStack.isEmpty) {
      stack = newStack
      for controller in disappearingControllers {
        controller.appearance.isMovingFromParent = true
        controller.willMove(toParent: nil)
      }
      for controller in newStack where controller.parent !== self { addChild(controller) }
      return disappearingControllers
    }
  }

  /// Sets the stack of a navigation controller that is being decoded. The controllers are not told that they moved to
  /// it (measured on UIKit, case `nib-order-instantiate` of Tests/Oracle).
  package final func setArchivedStack(_ controllers: [UIViewController]) {
    guard stack.isEmpty, Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      return replaceStack(controllers, false)
    }
    for controller in controllers {
      adopt(controller, isArchived: true)
      controller.hasCompletedNavigationMove = true
    }
    stack = controllers
    updateBarItems()
    updateToolbarItems(animated: false)
  }

  /// Completes the addition of controllers below the top, which has no transition.
  package final func finishAdding() {
    let count = min(stackProgress.completedCount, stack.count)
    for controller in stack[count...] where controller !== shownController { completeMove(of: controller) }
    countCompletedMoves()
  }

  /// Counts the controllers at the bottom of the stack that need not be visited any longer when moves are completed.
  private final func countCompletedMoves() {
    var count = min(stackProgress.completedCount, stack.count)
    while count < stack.count, stack[count].hasCompletedNavigationMove { count += 1 }
    stackProgress.completedCount = count
  }

  /// Calls `didMove(toParent:)` of a controller, unless it has already been called.
  package final func completeMove(of controller: UIViewController) {
    guard !controller.hasCompletedNavigationMove else { return }
    controller.hasCompletedNavigationMove = true
    controller.appearance.isMovingToParent = false
    controller.didMove(toParent: self)
  }

  private final func remove(_ disappearingControllers: [UIViewController]) {
    // A later change can have added a controller again.
    for controller in disappearingControllers where !stack.contains(where: { $0 === controller }) {
      controller.hasCompletedNavigationMove = false
      guard controller.parentStorage === self else { continue }
      if controller !== shownController { controller.appearance.isContainerDriven = false }
      controller.removeFromParent()
    }
  }

  // MARK: Showing the top controller

  /// Shows the view of the top controller. If the container's view is not loaded or not in a window, nothing is shown.
  private final func show(_ change: StackChange) {
    let (operation, animated) = (change.operation, change.animated)
    let disappearingControllers = change.removed.filter { controller in !stack.contains { $0 === controller } }
    let items = barItems()
    defer { splitViewController?.stackWillChange(of: self, from: stackBefore(operation, disappearingControllers)) }
    let drivenByEdge = edgePop.consumeInteraction()
    let drivenByZoom = shownController?.presentation.zoomDismissal?.consumeInteraction()
    guard isViewLoaded, view.window != nil, isShowing, !needsTopController else {
      setBarItems(items, direction: nil)
      updateToolbarItems(animated: false)
      if isViewLoaded, !needsTopController { replaceViewOutsideOfTransition() }
      tabBarController?.stackWillChange(of: self, nil)
      remove(disappearingControllers)
      for controller in stack.dropFirst(stackProgress.completedCount) { completeMove(of: controller) }
      countCompletedMoves()
      return
    }
    guard let newController = stack.last else {
      let lastController = shownController
      lastController?.startAppearance(false, animated: false)
      shownController = nil
      lastController?.viewIfLoaded?.removeFromSuperview()
      lastController?.endDisappearing()
      setBarItems(items, direction: nil)
      updateToolbarItems(animated: false)
      remove(disappearingControllers)
      return
    }
    guard newController !== shownController || newController.viewIfLoaded?.superview !== holder else {
      remove(disappearingControllers)
      finishAdding()
      let isBack = items.stack.count < navigationBar.itemList.count
      setBarItems(items, direction: animated ? (isBack ? .back : .forward) : nil)
      return
    }
    // The view of the shown controller can have been removed from the container, and is added again.
    let oldController = shownController === newController ? nil : shownController
    shownController = newController
    let isAnimated = animated && oldController != nil && UIView.areAnimationsEnabled
    let transition = ControllerTransition(
      from: oldController, to: newController, containerView: holder, isAnimated: isAnimated)
    running = transition
    oldController?.presentation.running = transition
    newController.presentation.running = transition
    presentation.running = transition
    newController.appearance.isContainerDriven = true
    let shared = SharedCollectionView(from: oldController, to: newController, isPush: operation == .push)
    newController.loadViewIfNeeded()
    newController.prepareZoomDismissal()
    oldController?.startAppearance(false, animated: isAnimated)
    // The callbacks above can have begun the disappearance of the container.
    if isShowing { newController.startAppearance(true, animated: isAnimated) }
    navigationDelegate?.navigationController(self, willShow: newController, animated: isAnimated)
    transition.finalFrame = frame(of: newController)
    observeScrollView(of: newController)
    changeBar(to: items, operation, transition)
    updateToolbarItems(animated: isAnimated)
    let tabs = tabBarController
    transition.alongsideViews = [navigationBar, toolbar] + (tabs.map { [$0.barWrapper, $0.floatingBar] } ?? [])
    tabs?.stackWillChange(of: self, transition)
    fadeBar(from: oldController, to: newController, transition)
    transition.onFinish = { [weak self] completed in
      guard let self else { return }
      protectChanges {
        if completed || oldController == nil {
          self.finish(
            from: oldController, to: newController, disappearing: disappearingControllers, animated: isAnimated)
        } else {
          self.rollBack(operation, from: oldController, to: newController, disappearing: disappearingControllers)
        }
      }
    }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if isAnimated, let oldController = oldController {
      animator = navigationDelegate?.navigationController(
        self, animationControllerFor: operation, from: oldController, to: newController)
      if let shared, animator == nil {
        animator = shared.animator
        if animator == nil { shared.attach(animated: false) }
      }
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      // The edge gesture controls only the default slide. A transition with a custom animator is interactive only if
      // the delegate provides an interaction controller.
      var interaction: (any UIViewControllerInteractiveTransitioning)? =
        animator.map { navigationDelegate?.navigationController(self, interactionControllerFor: $0) } ?? drivenByEdge
      if animator == nil {
        let isPush = operation == .push
        animator = ZoomAnimator(
          isPush ? newController : oldController, from: isPush ? oldController : newController, zoomsIn: isPush,
          isInteractive: drivenByZoom != nil)
        if animator != nil, let drivenByZoom { interaction = drivenByZoom }
      }
      animator = animator ?? SlideAnimator(isPush: operation == .push, isRightToLeft: isRightToLeft)
      holder.isUserInteractionEnabled = false
      transition.run(animator, interaction: interaction)
      layoutBars()
      newController.view.layoutIfNeeded()
    } else {
      newController.view.frame = transition.finalFrame
      holder.addSubview(newController.view)
      shared?.attach(animated: false)
      layoutBars()
      if oldController?.isViewInside(holder) == true { oldController?.viewIfLoaded?.removeFromSuperview() }
      transition.runAlongside()
      AfterLayoutQueue.enqueue { transition.completeTransition(true) }
    }
  }

  private final func changeBar(to items: BarItems, _ operation: Operation, _ transition: ControllerTransition) {
    guard transition.isAnimated else {
      setBarItems(items, direction: nil)
      return
    }
    setBarItems(items, direction: operation == .push ? .forward : .back) { animation, end in
      transition.animate(alongsideTransition: { _ in animation() }, completion: { _ in end() })
    }
  }

  private final func finish(
    from: UIViewController?, to: UIViewController, disappearing disappearingControllers: [UIViewController],
    animated: Bool
  ) {
    holder.isUserInteractionEnabled = true
    running = nil
    if let oldView = from?.viewIfLoaded, from !== shownController, oldView.superview === holder {
      oldView.removeFromSuperview()
    }
    from?.endDisappearing()
    // While the container appears, the appearance of its controller ends with its own, and the delegate is notified then.
    let endsWithContainer = to === shownController && isContainerChanging
    let notifiesLater = to === shownController && appearance.phase == .appearing
    if !endsWithContainer { to.finishAppearance() }
    if from?.presentation.isPresented == false { from?.appearance.isContainerDriven = false }
    remove(disappearingControllers)
    if to.parentStorage === self { completeMove(of: to) }
    finishAdding()
    if !notifiesLater { navigationDelegate?.navigationController(self, didShow: to, animated: animated) }
  }

  /// Indicates whether the container itself appears or disappears. An appearance or disappearance that it has begun ends together
  /// with its own.
  private final var isContainerChanging: Bool { appearance.phase == .appearing || appearance.phase == .disappearing }

  /// Restores the stack after a pop or push was cancelled. The delegate's `didShow` method is not called.
  private final func rollBack(
    _ operation: Operation, from: UIViewController?, to: UIViewController,
    disappearing disappearingControllers: [UIViewController]
  ) {
    guard let oldController = from else { return }
    holder.isUserInteractionEnabled = true
    running = nil
    if operation == .pop {
      stack.append(contentsOf: disappearingControllers)
    } else {
      stack.removeAll { $0 === to }
    }
    shownController = oldController
    to.startAppearance(false, animated: true)
    if isShowing { oldController.startAppearance(true, animated: true) }
    to.viewIfLoaded?.removeFromSuperview()
    to.endDisappearing()
    if !isContainerChanging { oldController.finishAppearance() }
    to.appearance.isContainerDriven = false
    for controller in disappearingControllers {
      controller.appearance.isMovingFromParent = false
      controller.didMove(toParent: self)
    }
    if operation == .push { remove([to]) }
    if oldController.viewIfLoaded?.superview !== holder { oldController.viewIfLoaded.map(holder.addSubview) }
    observeScrollView(of: oldController)
    updateBarItems()
    updateToolbarItems(animated: true)
    tabBarController?.stackWillChange(of: self, nil)
    layoutBars()
  }

  /// Indicates whether the container has appeared or is appearing, so that the top controller appears in it.
  private final var isShowing: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  /// Replaces the view in the container while there is no transition. The callbacks that the old controller has got while
  /// the container begins to appear or to disappear are continued with the new one.
  private final func replaceViewOutsideOfTransition() {
    let oldController = shownController
    if oldController !== stack.last { oldController?.startAppearance(false, animated: false) }
    replaceViewWithoutCallbacks()
    guard let newController = shownController, newController !== oldController else { return }
    // A callback of the removal of its view can have begun its appearance.
    oldController?.startAppearance(false, animated: false)
    oldController?.endDisappearing()
    guard isShowing else { return }
    willShow(newController, appearance.animated)
    if appearance.phase == .appeared { newController.endAppearing() }
  }

  /// Replaces the view in the container with the view of the top controller. Sends no appearance callbacks.
  package final func replaceViewWithoutCallbacks() {
    if let top = stack.last { replaceViewWithoutCallbacks(with: top) }
  }

  private final func replaceViewWithoutCallbacks(with top: UIViewController) {
    guard shownController !== top || top.viewIfLoaded?.superview !== holder else { return }
    if shownController?.viewIfLoaded?.superview === holder { shownController?.viewIfLoaded?.removeFromSuperview() }
    let previousController = stack.dropLast().last { $0 !== top && $0.isViewLoaded }
    shownController = top
    top.appearance.isContainerDriven = true
    let shared = SharedCollectionView(from: previousController, to: top, isPush: true)
    let view: UIView = top.view
    top.prepareZoomDismissal()
    view.frame = frame(of: top)
    holder.addSubview(view)
    shared?.attach(animated: false)
    observeScrollView(of: top)
    layoutBars()
  }

  // MARK: Appearance of the container

  /// Begins the appearance of the container. The top controller appears together with it if its view is in the
  /// container. Otherwise it appears in the container's next layout, in which UIKit loads and adds the view (measured
  /// on UIKit, case cb-cvc-clear-first-appearance-nav: the view has no window when `makeKeyAndVisible()` returns).
  package final func containerWillAppear(_ animated: Bool) {
    updateBarItems()
    updateToolbarItems(animated: false)
    guard !isChangingStack else {
      // The change on whose behalf a callback has begun the appearance shows its controllers itself.
      if let shownController,
        shownController.appearance.phase == .disappearing || shownController.isViewInside(holder)
      {
        shownController.startAppearance(true, animated: animated)
      }
      return
    }
    guard let top = stack.last, shownController === top, top.isViewInside(holder) else {
      needsTopController = !stack.isEmpty
      view.setNeedsLayout()
      return
    }
    willShow(top, animated)
  }

  private final func willShow(_ top: UIViewController, _ animated: Bool) {
    protectChanges {
      top.startAppearance(true, animated: animated)
      navigationDelegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  /// Shows the top controller if its appearance was postponed until the next layout.
  package final func showTopIfNeeded() {
    guard needsTopController, view.window != nil, let top = stack.last else { return }
    needsTopController = false
    top.appearance.isContainerDriven = true
    endsAppearanceAfterLayout = appearance.phase == .appeared
    protectChanges {
      willShow(top, appearance.animated)
      // Callbacks that have changed the stack replace this view afterwards.
      replaceViewWithoutCallbacks(with: top)
      shownController?.sendIsAppearingIfInWindow()
    }
    endsAppearanceAfterLayout = appearance.phase == .appeared
    guard endsAppearanceAfterLayout else { return }
    AfterLayoutQueue.enqueue { [weak self] in
      self?.endsAppearanceAfterLayout = false
      self?.containerDidAppear()
    }
  }

  /// Ends the appearance of the visible controller and notifies the delegate.
  package final func containerDidAppear() {
    guard let shownController, running == nil, !needsTopController else { return }
    protectChanges {
      // The root of a column's navigation controller completes its move only now (measured on UIKit, case
      // `split-order-double-regular` of Tests/Oracle).
      for controller in stack.dropLast() { completeMove(of: controller) }
      shownController.endAppearing()
      if shownController.parentStorage === self { completeMove(of: shownController) }
      navigationDelegate?.navigationController(self, didShow: shownController, animated: appearance.animated)
    }
  }
}
