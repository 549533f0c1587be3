import Foundation

/// Methods that show the view of the selected controller in the container.
extension UITabBarController {
  /// The child to show: the selected controller, or the More list if the list or a controller in the list is selected.
  private final var displayed: UIViewController? {
    if more.isSelected { return more.navigation(of: self) }
    guard let selection, usesTabs ? tabList.contains(where: { $0.contains(selection) }) : true else { return selected }
    guard let root = root(of: selection), barLists.more.contains(where: { $0 === root }) else { return selected }
    return more.navigation(of: self)
  }

  /// Shows the selected controller. If the container's view is not loaded or not in a window, nothing is shown yet.
  ///
  /// - Parameter restore: A closure that restores the previous selection if the transition is cancelled.
  package final func showSelected(restore: (() -> Void)? = nil) {
    if isChangingContent { needsContentUpdate = true } else { protectChanges { updateContent(restore: restore) } }
  }

  /// Runs code that calls callbacks, and then shows the controller that these have selected.
  final func protectChanges(_ code: () -> Void) {
    guard !isChangingContent else { return code() }
    isChangingContent = true
    code()
    var changeCount = 0
    while needsContentUpdate {
      changeCount += 1
      // Callbacks that change the selection again and again must not block the application.
      guard changeCount <= 20 else {
        RenderLoop.performNextFrame { [weak self] in self?.protectChanges {} }
        break
      }
      needsContentUpdate = false
      updateContent(restore: nil)
    }
    isChangingContent = false
    if running == nil, !needsSelectedController, !endsAppearanceAfterLayout { alignAppearance(of: shownController) }
  }

  private func updateContent(restore: (() -> Void)?) {
    more.prepare(self)
    guard displayed != nil else {
      shownController.map(removeShown)
      return
    }
    displayed.map(addContent)
    if shownController !== displayed { running?.finishImmediately() }
    guard isViewLoaded, view.window != nil, isShowing, !needsSelectedController else {
      if isViewLoaded, !needsSelectedController { replaceViewOutsideOfTransition() }
      return
    }
    guard shownController !== displayed || displayed?.viewIfLoaded?.superview !== holder else {
      return layoutBars()
    }
    running?.finishImmediately()
    // The callbacks of the transition can have changed the selection.
    guard let newController = displayed,
      shownController !== newController || newController.viewIfLoaded?.superview !== holder
    else { return layoutBars() }
    needsContentUpdate = false
    addContent(newController)
    let oldController = shownController === newController ? nil : shownController
    shownController = newController
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if let oldController = oldController, UIView.areAnimationsEnabled {
      animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: oldController, to: newController)
    }
    let transition = ControllerTransition(
      from: oldController, to: newController, containerView: holder, isAnimated: animator != nil)
    running = transition
    oldController?.presentation.running = transition
    newController.presentation.running = transition
    presentation.running = transition
    newController.appearance.isContainerDriven = true
    newController.loadViewIfNeeded()
    oldController?.startAppearance(false, animated: transition.isAnimated)
    // The callbacks above can have begun the disappearance of the container.
    if isShowing { newController.startAppearance(true, animated: transition.isAnimated) }
    transition.finalFrame = frame(of: newController)
    transition.alongsideViews = [barWrapper, floatingBar]
    transition.onFinish = { [weak self] completed in
      guard let self else { return }
      protectChanges {
        if completed || oldController == nil {
          self.finish(from: oldController, to: newController)
        } else {
          self.rollBack(from: oldController, to: newController, restore)
        }
      }
    }
    observeScrolling(of: newController)
    guard let animator else {
      newController.view.frame = transition.finalFrame
      holder.addSubview(newController.view)
      layoutBars()
      newController.sendIsAppearingIfInWindow()
      if oldController?.isViewInside(holder) == true { oldController?.viewIfLoaded?.removeFromSuperview() }
      transition.runAlongside()
      AfterLayoutQueue.enqueue { transition.completeTransition(true) }
      return
    }
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    holder.isUserInteractionEnabled = false
    layoutBars()
    transition.run(animator, interaction: interaction)
    newController.viewIfLoaded?.layoutIfNeeded()
  }

  private func finish(from: UIViewController?, to: UIViewController) {
    holder.isUserInteractionEnabled = true
    running = nil
    // The application can have removed the old controller from the tabs, and can show it elsewhere.
    if let oldView = from?.viewIfLoaded, from !== shownController, oldView.superview === holder {
      oldView.removeFromSuperview()
    }
    if to === shownController, to.viewIfLoaded?.superview !== holder { to.viewIfLoaded.map(holder.addSubview) }
    from?.endDisappearing()
    // An appearance or disappearance that the container has begun meanwhile ends together with that of the container.
    if appearance.phase == .appeared || to !== shownController { to.finishAppearance() }
    if from?.presentation.isPresented == false { from?.appearance.isContainerDriven = false }
    removePendingControllers()
    layoutBars()
  }

  /// Restores the previous selection after an interactive transition was cancelled.
  private func rollBack(from: UIViewController?, to: UIViewController, _ restore: (() -> Void)?) {
    guard let oldController = from else { return }
    holder.isUserInteractionEnabled = true
    running = nil
    shownController = oldController
    to.startAppearance(false, animated: true)
    if isShowing { oldController.startAppearance(true, animated: true) }
    to.viewIfLoaded?.removeFromSuperview()
    to.endDisappearing()
    if appearance.phase != .disappearing { oldController.finishAppearance() }
    to.appearance.isContainerDriven = false
    if oldController.viewIfLoaded?.superview !== holder { oldController.viewIfLoaded.map(holder.addSubview) }
    restore?()
    removePendingControllers()
    guard shownController === oldController else {
      // It is not among the tabs any more, so that it cannot return.
      needsContentUpdate = true
      return
    }
    observeScrolling(of: oldController)
    layoutBars()
  }

  private func removeShown(_ controller: UIViewController) {
    running?.finishImmediately()
    // The callbacks of the transition can have removed the controller.
    guard shownController === controller else { return }
    let isVisible = isViewLoaded && view.window != nil && appearance.phase != .disappeared
    if isVisible { controller.startAppearance(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    shownController = nil
    controller.appearance.isContainerDriven = false
    observeScrolling(of: nil)
    if isVisible { controller.endDisappearing() }
  }

  /// Indicates whether the container is visible and runs no transition.
  final var isAppeared: Bool { running == nil && isViewLoaded && view.window != nil && appearance.phase == .appeared }

  /// Indicates whether the container has appeared or is appearing, so that the selected controller appears in it.
  private final var isShowing: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  /// Replaces the view in the container while there is no transition. The callbacks that the old controller has got while
  /// the container begins to appear or to disappear are continued with the new one.
  private final func replaceViewOutsideOfTransition() {
    let oldController = shownController
    if oldController !== displayed { oldController?.startAppearance(false, animated: false) }
    replaceViewWithoutCallbacks()
    guard let newController = shownController, newController !== oldController else { return }
    // A callback of the removal of its view can have begun its appearance.
    oldController?.startAppearance(false, animated: false)
    oldController?.endDisappearing()
    guard isShowing else { return }
    newController.startAppearance(true, animated: appearance.animated)
    if appearance.phase == .appeared { newController.endAppearing() }
  }

  /// Replaces the view in the container with that of the selected controller, without appearance callbacks.
  package final func replaceViewWithoutCallbacks() { displayed.map(replaceViewWithoutCallbacks) }

  private func replaceViewWithoutCallbacks(with newController: UIViewController) {
    guard shownController !== newController || newController.viewIfLoaded?.superview !== holder else { return }
    if shownController?.isViewInside(holder) == true { shownController?.viewIfLoaded?.removeFromSuperview() }
    shownController = newController
    newController.appearance.isContainerDriven = true
    addContent(newController)
    let view: UIView = newController.view
    view.frame = frame(of: newController)
    holder.addSubview(view)
    observeScrolling(of: newController)
    layoutBars()
  }

  // MARK: Appearance of the container

  /// Begins the appearance of the container. The selected controller appears together with it if its view is in the
  /// container. Otherwise it appears in the container's next layout.
  package final func containerWillAppear(_ animated: Bool) {
    selectFirstArchivedController()
    more.prepare(self)
    guard !isChangingContent else {
      // The change on whose behalf a callback has begun the appearance shows its controllers itself.
      if let shownController,
        shownController.appearance.phase == .disappearing || shownController.isViewInside(holder)
      {
        shownController.startAppearance(true, animated: animated)
      }
      return
    }
    guard let newController = displayed, shownController === newController, newController.isViewInside(holder) else {
      needsSelectedController = displayed != nil
      view.setNeedsLayout()
      return
    }
    protectChanges { newController.startAppearance(true, animated: animated) }
  }

  /// Shows the selected controller if its appearance was postponed until the next layout.
  package final func showSelectedIfNeeded() {
    guard needsSelectedController, view.window != nil, let newController = displayed else { return }
    needsSelectedController = false
    newController.appearance.isContainerDriven = true
    endsAppearanceAfterLayout = appearance.phase == .appeared
    protectChanges {
      addContent(newController)
      newController.startAppearance(true, animated: appearance.animated)
      // Callbacks that have changed the selection replace this view afterwards.
      replaceViewWithoutCallbacks(with: newController)
      newController.sendIsAppearingIfInWindow()
    }
    endsAppearanceAfterLayout = appearance.phase == .appeared
    guard endsAppearanceAfterLayout else { return }
    AfterLayoutQueue.enqueue { [weak self] in
      self?.endsAppearanceAfterLayout = false
      self?.containerDidAppear()
    }
  }

  /// Ends the appearance of the visible controller.
  package final func containerDidAppear() {
    guard let shownController, running == nil, !needsSelectedController else { return }
    protectChanges { shownController.endAppearing() }
  }
}
