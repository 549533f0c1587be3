import Foundation

/// The presentation of the selected controller's view in the container.
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
    guard let to = displayed else {
      shown.map(removeShown)
      return
    }
    addContent(to)
    guard isViewLoaded, view.window != nil, appearance.phase != .disappeared, !needsSelected else {
      if isViewLoaded, !needsSelected { swapWithoutAppearance() }
      return
    }
    guard shown !== to || to.viewIfLoaded?.superview !== holder else { return layoutBars() }
    running?.finishNow()
    let oldController = shown
    shown = to
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if let oldController = oldController, UIView.areAnimationsEnabled {
      animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: oldController, to: to)
    }
    let transition = ControllerTransition(
      from: oldController, to: to, containerView: holder, isAnimated: animator != nil)
    running = transition
    oldController?.presentation.running = transition
    to.presentation.running = transition
    presentation.running = transition
    to.appearance.isContainerDriven = true
    to.loadViewIfNeeded()
    oldController?.startAppearance(false, animated: transition.isAnimated)
    to.startAppearance(true, animated: transition.isAnimated)
    transition.finalFrame = frame(of: to)
    transition.alongsideViews = [barWrapper, floatingBar]
    transition.onFinish = { [weak self] completed in
      if completed || oldController == nil {
        self?.finish(from: oldController, to: to)
      } else {
        self?.rollBack(from: oldController, to: to, restore)
      }
    }
    observeScrolling(of: to)
    guard let animator else {
      to.view.frame = transition.finalFrame
      holder.addSubview(to.view)
      layoutBars()
      to.sendIsAppearingIfInWindow()
      oldController?.viewIfLoaded?.removeFromSuperview()
      transition.runAlongside()
      AfterLayoutQueue.enqueue { transition.completeTransition(true) }
      return
    }
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    holder.isUserInteractionEnabled = false
    layoutBars()
    transition.run(animator, interaction: interaction)
    to.viewIfLoaded?.layoutIfNeeded()
  }

  private func finish(from: UIViewController?, to: UIViewController) {
    holder.isUserInteractionEnabled = true
    running = nil
    if let oldController = from, oldController !== shown { oldController.viewIfLoaded?.removeFromSuperview() }
    if to === shown, to.viewIfLoaded?.superview !== holder { to.viewIfLoaded.map(holder.addSubview) }
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
    shown = oldController
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
    running?.finishNow()
    let isVisible = isViewLoaded && view.window != nil && appearance.phase != .disappeared
    if isVisible { controller.startAppearance(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isVisible { controller.finishAppearance() }
    controller.appearance.isContainerDriven = false
    shown = nil
    observeScrolling(of: nil)
  }

  /// Replaces the view in the container by that of the selected controller, without appearance callbacks.
  package final func swapWithoutAppearance() {
    guard let to = displayed, shown !== to || to.viewIfLoaded?.superview !== holder else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = to
    to.appearance.isContainerDriven = true
    addContent(to)
    let view: UIView = to.view
    view.frame = frame(of: to)
    holder.addSubview(view)
    observeScrolling(of: to)
    layoutBars()
  }

  // MARK: Appearance of the container

  /// Begins the appearance of the container. The selected controller appears together with it if its view is in the
  /// container. Otherwise it appears in the container's next layout.
  package final func containerWillAppear(_ animated: Bool) {
    more.prepare(self)
    guard let to = displayed, shown === to, to.viewIfLoaded?.superview === holder else {
      needsSelected = displayed != nil
      view.setNeedsLayout()
      return
    }
    to.startAppearance(true, animated: animated)
  }

  /// Shows the selected controller if its appearance was postponed until the next layout.
  package final func showSelectedIfNeeded() {
    guard needsSelected, view.window != nil, let to = displayed else { return }
    needsSelected = false
    to.appearance.isContainerDriven = true
    addContent(to)
    to.startAppearance(true, animated: appearance.animated)
    swapWithoutAppearance()
    shown?.sendIsAppearingIfInWindow()
    guard appearance.phase == .appeared else { return }
    AfterLayoutQueue.enqueue { [weak self] in self?.containerDidAppear() }
  }

  /// Ends the appearance of the visible controller.
  package final func containerDidAppear() {
    guard let shown, running == nil, !needsSelected else { return }
    shown.finishAppearance()
  }
}
