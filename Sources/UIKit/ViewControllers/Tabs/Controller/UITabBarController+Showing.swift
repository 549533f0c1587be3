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
    more.prepare(self)
    guard let newController = displayed else {
      shownController.map(removeShown)
      return
    }
    addContent(newController)
    guard isViewLoaded, view.window != nil, appearance.phase != .disappeared, !needsSelectedController else {
      if isViewLoaded, !needsSelectedController { replaceViewWithoutCallbacks() }
      return
    }
    guard shownController !== newController || newController.viewIfLoaded?.superview !== holder else {
      return layoutBars()
    }
    running?.finishImmediately()
    let oldController = shownController
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
    newController.startAppearance(true, animated: transition.isAnimated)
    transition.finalFrame = frame(of: newController)
    transition.alongsideViews = [barWrapper, floatingBar]
    transition.onFinish = { [weak self] completed in
      if completed || oldController == nil {
        self?.finish(from: oldController, to: newController)
      } else {
        self?.rollBack(from: oldController, to: newController, restore)
      }
    }
    observeScrolling(of: newController)
    guard let animator else {
      newController.view.frame = transition.finalFrame
      holder.addSubview(newController.view)
      layoutBars()
      newController.sendIsAppearingIfInWindow()
      oldController?.viewIfLoaded?.removeFromSuperview()
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
    if let oldController = from, oldController !== shownController { oldController.viewIfLoaded?.removeFromSuperview() }
    if to === shownController, to.viewIfLoaded?.superview !== holder { to.viewIfLoaded.map(holder.addSubview) }
    from?.finishAppearance()
    to.finishAppearance()
    from?.appearance.isContainerDriven = false
    layoutBars()
  }

  /// Restores the previous selection after an interactive transition was cancelled.
  private func rollBack(from: UIViewController?, to: UIViewController, _ restore: (() -> Void)?) {
    guard let oldController = from else { return }
    holder.isUserInteractionEnabled = true
    running = nil
    shownController = oldController
    to.startAppearance(false, animated: true)
    oldController.startAppearance(true, animated: true)
    to.viewIfLoaded?.removeFromSuperview()
    to.finishAppearance()
    oldController.finishAppearance()
    to.appearance.isContainerDriven = false
    if oldController.viewIfLoaded?.superview !== holder { oldController.viewIfLoaded.map(holder.addSubview) }
    restore?()
    observeScrolling(of: oldController)
    layoutBars()
  }

  private func removeShown(_ controller: UIViewController) {
    running?.finishImmediately()
    let isVisible = isViewLoaded && view.window != nil && appearance.phase != .disappeared
    if isVisible { controller.startAppearance(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isVisible { controller.finishAppearance() }
    controller.appearance.isContainerDriven = false
    shownController = nil
    observeScrolling(of: nil)
  }

  /// Replaces the view in the container with that of the selected controller, without appearance callbacks.
  package final func replaceViewWithoutCallbacks() {
    guard let newController = displayed,
      shownController !== newController || newController.viewIfLoaded?.superview !== holder
    else { return }
    shownController?.viewIfLoaded?.removeFromSuperview()
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
    guard let newController = displayed, shownController === newController,
      newController.viewIfLoaded?.superview === holder
    else {
      needsSelectedController = displayed != nil
      view.setNeedsLayout()
      return
    }
    newController.startAppearance(true, animated: animated)
  }

  /// Shows the selected controller if its appearance was postponed until the next layout.
  package final func showSelectedIfNeeded() {
    guard needsSelectedController, view.window != nil, let newController = displayed else { return }
    needsSelectedController = false
    newController.appearance.isContainerDriven = true
    addContent(newController)
    newController.startAppearance(true, animated: appearance.animated)
    replaceViewWithoutCallbacks()
    shownController?.sendIsAppearingIfInWindow()
    guard appearance.phase == .appeared else { return }
    AfterLayoutQueue.enqueue { [weak self] in self?.containerDidAppear() }
  }

  /// Ends the appearance of the visible controller.
  package final func containerDidAppear() {
    guard let shownController, running == nil, !needsSelectedController else { return }
    shownController.finishAppearance()
  }
}
