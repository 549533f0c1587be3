import Foundation

extension UIViewController {
  /// The delegate that provides animators and the presentation controller for this controller. It is not retained. The
  /// default is nil.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// The presentation controller of this controller or of an ancestor. It is created when it is first used.
  public var presentationController: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    if let parentStorage { return parentStorage.presentationController }
    let controller = makePresentationController(presenting: presentation.presenting)
    presentation.controller = controller
    return controller
  }

  /// The coordinator of the running transition of this controller or of an ancestor, or nil.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let running = presentation.running, !running.isOver { return running }
    return parentStorage?.transitionCoordinator
  }

  package final var nearestPresented: UIViewController? {
    presentation.presented ?? parentStorage?.nearestPresented
  }

  package final var nearestPresenting: UIViewController? {
    presentation.presenting ?? parentStorage?.nearestPresenting
  }

  private final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parentStorage { controller = parent }
    return controller
  }

  /// The presentation controller for the style `popover`, or nil if the style is another. It is created when it is
  /// first used.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller for the sheet styles, or nil if the style is not a sheet. It is created when it is
  /// first used. For a popover, it is the sheet that replaces the popover in a compact width.
  public var sheetPresentationController: UISheetPresentationController? {
    guard let popover = presentationController as? UIPopoverPresentationController else {
      return presentationController as? UISheetPresentationController
    }
    if let adapted = presentation.adapted as? UISheetPresentationController { return adapted }
    let sheet = UISheetPresentationController(presented: self, presenting: popover.presentingStorage, isForm: false)
    presentation.adapted = sheet
    return sheet
  }

  /// The presentation controller in use, with its adapted style, or nil while the controller is not presented.
  public var activePresentationController: UIPresentationController? {
    if presentation.isPresented { return presentation.active ?? presentation.controller }
    return parentStorage?.activePresentationController
  }

  private final func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    if presentation.style == .custom || presentation.transitioningDelegate != nil,
      let custom = presentation.transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: presenting ?? self)
    {
      return custom
    }
    var style = presentation.style
    // A zoom ends with a view that fills the window.
    if style == .automatic, case .zoom? = presentation.preferred?.kind { style = .fullScreen }
    return ownPresentationController(presenting: presenting)
      ?? standardPresentationController(style, presenting: presenting)
  }

  private final func standardPresentationController(
    _ style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .automatic, .pageSheet:
      return UISheetPresentationController(presented: self, presenting: presenting, isForm: false)
    case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .formSheet: return UISheetPresentationController(presented: self, presenting: presenting, isForm: true)
    case .fullScreen, .currentContext, .none:
      return FullScreenPresentation(presented: self, presenting: presenting, removes: true)
    case .overFullScreen, .overCurrentContext, .blurOverFullScreen, .custom:
      return FullScreenPresentation(presented: self, presenting: presenting, removes: false)
    }
  }

  /// Returns the presentation controller to use. It is that for the presentation style, or for the style to which the
  /// window's width adapts it.
  private final func adaptedController(
    _ controller: UIPresentationController, in window: UIWindow, presenter: UIViewController
  ) -> UIPresentationController {
    if let custom = adaptedPresentation(controller, window.traitCollection, presenter: presenter) { return custom }
    let style = controller.adaptivePresentationStyle(for: window.traitCollection)
    guard style != .none, style != .automatic, style != presentation.style else { return controller }
    let result: UIPresentationController
    if style == .pageSheet, controller is UIPopoverPresentationController, let sheet = sheetPresentationController {
      result = sheet
    } else {
      result = standardPresentationController(style, presenting: presenter)
    }
    result.delegate = result.delegate ?? controller.delegate
    return result
  }

  /// Presents a controller from the outermost ancestor of this one. Reports an error if it cannot be presented.
  package final func startPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard presenter.presentation.presented == nil else {
      Diagnostics.report(
        "\(self) cannot present \(other): it already presents \(presenter.presentation.presented!); dismiss that first")
      return
    }
    guard !other.presentation.isPresented else {
      Diagnostics.report("\(self) cannot present \(other): that controller is already presented; dismiss it first")
      return
    }
    if let parent = other.parentStorage {
      Diagnostics.report(
        "\(self) cannot present \(other): that controller is a child of \(parent); call removeFromParent() first")
      return
    }
    guard let window = presenter.viewIfLoaded?.window ?? presenter.presentation.active?.containerView?.window else {
      Diagnostics.report(
        "\(self) cannot present \(other): the presenting view is not in a window; present in viewDidAppear(_:) or later"
      )
      return
    }
    let declared = other.presentation.controller ?? other.makePresentationController(presenting: presenter)
    other.presentation.controller = declared
    let controller = other.adaptedController(declared, in: window, presenter: presenter)
    declared.begin(from: presenter)
    controller.begin(from: presenter)
    if let popover = controller as? UIPopoverPresentationController, !popover.hasSource {
      Diagnostics.report(
        "\(self) cannot present \(other): a popover needs a sourceItem, sourceView or barButtonItem")
      return
    }
    other.presentation.presenting = presenter
    other.presentation.source = self
    other.presentation.isPresented = true
    other.presentation.active = controller
    presenter.presentation.presented = other
    let container = PresentationContainerView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    controller.containerView = container
    window.addSubview(container)

    let animator = animated ? other.animator(presents: true, source: self, presenter: presenter) : nil
    let transition = ControllerTransition(
      from: presenter, to: other, containerView: container, isAnimated: animated, style: other.modalPresentationStyle)
    transition.finalFrame = controller.frameOfPresentedViewInContainerView
    transition.movesFromView = controller.shouldRemovePresentersView
    transition.toView = controller.presentedView
    other.presentation.running = transition
    presenter.presentation.running = transition
    declared.delegate?.presentationController(
      declared, willPresentWithAdaptiveStyle: controller === declared ? .none : controller.presentationStyle,
      transitionCoordinator: transition)
    other.appearance.isBeingPresented = true
    other.appearance.isContainerDriven = true
    other.loadViewIfNeeded()
    other.prepareZoomDismissal()
    let removesPresentersView = controller.shouldRemovePresentersView
    if removesPresentersView { presenter.beginAppearanceTransition(false, animated: animated) }
    other.beginAppearanceTransition(true, animated: animated)
    controller.presentationTransitionWillBegin()
    transition.onFinish = { [self] didComplete in
      container.isTransitioning = false
      container.transition = nil
      guard didComplete else { return rollBackPresentation(of: other, by: presenter, controller) }
      controller.presentationTransitionDidEnd(true)
      other.endAppearanceTransition()
      if removesPresentersView {
        presenter.appearance.isContainerDriven = true
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
        presenter.appearance.isContainerDriven = false
      }
      completion?()
    }
    container.isTransitioning = animated
    if animator == nil, let view = controller.presentedView {
      container.addSubview(view)
      controller.place(view)
      view.layoutIfNeeded()
    }
    // The container retains the transition until it has ended.
    container.transition = transition
    if animator == nil {
      UIView.performWithoutAnimation { transition.runAlongside() }
      AfterLayoutQueue.enqueue { transition.completeTransition(true) }
    } else {
      transition.run(animator, interaction: other.interaction(presents: true, animator))
    }
  }

  /// Restores the previous state after a presentation was cancelled.
  private final func rollBackPresentation(
    of other: UIViewController, by presenter: UIViewController, _ controller: UIPresentationController
  ) {
    controller.presentationTransitionDidEnd(false)
    let removesPresentersView = controller.shouldRemovePresentersView
    if removesPresentersView { presenter.startAppearance(true, animated: true) }
    other.startAppearance(false, animated: true)
    let container = controller.containerView
    forget(other, by: presenter, controller)
    other.finishAppearance()
    if removesPresentersView { presenter.finishAppearance() }
    container?.removeFromSuperview()
    other.appearance.isBeingPresented = false
  }

  /// Ends the presentation of a controller: removes its views and clears the references between the two controllers.
  private final func forget(
    _ other: UIViewController, by presenter: UIViewController, _ controller: UIPresentationController
  ) {
    controller.presentedView?.removeFromSuperview()
    other.viewIfLoaded?.removeFromSuperview()
    controller.containerView?.removeFromSuperview()
    controller.containerView = nil
    TurnPool.current.retain(other)
    presenter.presentation.presented = nil
    other.presentation.presenting = nil
    other.presentation.isPresented = false
    other.presentation.active = nil
    other.presentation.adapted = nil
    other.presentation.controller = nil
    other.appearance.isContainerDriven = false
    // A presenting controller that was only partly covered has not disappeared, so it does not appear again.
    FocusTransitions.ended(showing: presenter)
  }

  /// Returns the interaction controller of the transition. It is requested from the transitioning delegate only if that
  /// provides the animator.
  private final func interaction(presents: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    if !presents, animator is ZoomAnimator, let zoom = presentation.zoomDismissal?.consumeInteraction() { return zoom }
    guard let animator, let transitioningDelegate else { return nil }
    return presents
      ? transitioningDelegate.interactionControllerForPresentation(using: animator)
      : transitioningDelegate.interactionControllerForDismissal(using: animator)
  }

  private final func animator(
    presents: Bool, source: UIViewController, presenter: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    let custom =
      presents
      ? transitioningDelegate?.animationController(forPresented: self, presenting: presenter, source: source)
      : transitioningDelegate?.animationController(forDismissed: self)
    let controller = presentation.active ?? presentation.controller
    if custom == nil, let preferred = preferredAnimator(presents: presents, source: source) { return preferred }
    return custom ?? controller?.defaultAnimator(presents: presents)
      ?? CoverAnimator(presents: presents, style: modalTransitionStyle)
  }

  /// Returns the animator of `preferredTransition`, or nil if there is none.
  private final func preferredAnimator(
    presents: Bool, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch presentation.preferred?.kind {
    case .zoom:
      return ZoomAnimator(
        self, from: presents ? source : presentation.source, zoomsIn: presents,
        isInteractive: !presents && presentation.zoomDismissal?.startsTransition ?? false)
    case .style(let style) where presentation.active is FullScreenPresentation:
      return CoverAnimator(presents: presents, style: style)
    default: return nil
    }
  }

  /// Dismisses the presented controller and all controllers above it. As in UIKit, a controller that presents no other
  /// is dismissed itself.
  package final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    if let presented = nearestPresented {
      (presented.presentation.presenting ?? self).endPresentation(of: presented, animated: animated, completion)
    } else if let presenting = nearestPresenting, let presented = presenting.presentation.presented {
      presenting.endPresentation(of: presented, animated: animated, completion)
    } else {
      completion?()
    }
  }

  private final func endPresentation(of other: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    // Controllers that are presented above are dismissed together with this one, without an animation.
    if let above = other.presentation.presented { other.endPresentation(of: above, animated: false, nil) }
    (other.presentation.active?.containerView as? PresentationContainerView)?.transition?.finishNow()
    guard let controller = other.presentation.active, let container = controller.containerView else {
      completion?()
      return
    }
    let animator = animated ? other.animator(presents: false, source: self, presenter: self) : nil
    let transition = ControllerTransition(
      from: other, to: self, containerView: container, isAnimated: animated, style: other.modalPresentationStyle)
    let removesPresentersView = controller.shouldRemovePresentersView
    transition.movesToView = removesPresentersView
    transition.fromView = controller.presentedView
    other.presentation.running = transition
    presentation.running = transition
    other.appearance.isBeingDismissed = true
    other.beginAppearanceTransition(false, animated: animated)
    if removesPresentersView {
      appearance.isContainerDriven = true
      beginAppearanceTransition(true, animated: animated)
      restoreView(below: container)
      sendIsAppearingIfInWindow()
    }
    controller.dismissalTransitionWillBegin()
    (container as? PresentationContainerView)?.isTransitioning = true
    (container as? PresentationContainerView)?.transition = transition
    transition.finalFrame = container.bounds
    transition.onFinish = { [self] didComplete in
      (container as? PresentationContainerView)?.isTransitioning = false
      (container as? PresentationContainerView)?.transition = nil
      guard didComplete else { return rollBackDismissal(of: other, controller) }
      controller.dismissalTransitionDidEnd(true)
      forget(other, by: self, controller)
      other.appearance.isContainerDriven = true
      if removesPresentersView {
        endAppearanceTransition()
        appearance.isContainerDriven = false
      }
      other.endAppearanceTransition()
      other.appearance.isContainerDriven = false
      completion?()
    }
    transition.run(animator, interaction: other.interaction(presents: false, animator))
  }

  /// Restores the previous state after a dismissal was cancelled.
  private final func rollBackDismissal(of other: UIViewController, _ controller: UIPresentationController) {
    controller.dismissalTransitionDidEnd(false)
    let removesPresentersView = controller.shouldRemovePresentersView
    if removesPresentersView { startAppearance(false, animated: true) }
    other.startAppearance(true, animated: true)
    other.sendIsAppearingIfInWindow()
    if removesPresentersView {
      viewIfLoaded?.removeFromSuperview()
      finishAppearance()
      appearance.isContainerDriven = false
    }
    other.finishAppearance()
    other.appearance.isBeingDismissed = false
    if let view = controller.presentedView { controller.place(view) }
  }

  /// Adds a presenting view to the window again if it was removed while it was covered.
  private final func restoreView(below container: UIView) {
    guard let view = viewIfLoaded, view.superview == nil else { return }
    if presentation.isPresented, let controller = presentation.active, let containerView = controller.containerView {
      let presentedView = controller.presentedView ?? view
      containerView.addSubview(presentedView)
      controller.place(presentedView)
    } else if let window = rootWindow ?? container.window {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }

  /// Notifies a presented controller of a change of the window's size.
  package final func presentationSizeWillChange(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard isViewLoaded else { return }
    // A presentation that fills the window has the window's size. The size of a card is known only after the layout of
    // the container.
    let fills = presentation.active.map { $0.frameOfPresentedViewInContainerView == $0.containerView?.bounds }
    viewWillTransition(to: fills ?? true ? size : viewIfLoaded?.bounds.size ?? size, with: coordinator)
  }

  /// Pushes a controller onto the navigation stack of this controller. Without a navigation stack, the controller is
  /// presented.
  package final func showInContext(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else if let splitViewController {
      splitViewController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the secondary column of the split view controller, or presents it (measured on UIKit,
  /// split-showdetail-no-split).
  package final func showDetailInContext(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Size transitions

  /// Resizes the root view with its window. Notifies the view controllers, then calls `change` and runs the
  /// coordinator's animations. Their completions are called after the next layout. The changes are not animated,
  /// because the size changes many times per second while a user resizes the window.
  package final func windowWillResize(to size: CGSize, change: () -> Void) {
    guard let view = viewIfLoaded else { return change() }
    let transition = ControllerTransition(from: self, to: self, containerView: view, isAnimated: false)
    presentation.running = transition
    let oldTraits = traitCollection
    let horizontal = SizeClasses.horizontal(width: size.width)
    let vertical = SizeClasses.vertical(height: size.height)
    if horizontal != oldTraits.horizontalSizeClass || vertical != oldTraits.verticalSizeClass {
      let newTraits = oldTraits.modifyingTraits {
        $0.horizontalSizeClass = horizontal
        $0.verticalSizeClass = vertical
      }
      willTransition(to: newTraits, with: transition)
    }
    viewWillTransition(to: size, with: transition)
    change()
    view.window?.updatePendingTraits()
    UIView.performWithoutAnimation { transition.runAlongside() }
    AfterLayoutQueue.enqueue { transition.completeTransition(true) }
  }
}
