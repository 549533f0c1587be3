import Foundation

extension UIViewController {
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

  /// The value of `sheetPresentationController` unless a subclass overrides the property.
  package final var sheetPresentation: UISheetPresentationController? {
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

  /// Creates the presentation controller for the controller's style, or has its transitioning delegate create it.
  package final func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    if presentation.style == .custom || presentation.transitioningDelegate != nil,
      let custom = presentation.transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: presenting ?? self)
    {
      return custom
    }
    var style = presentation.style
    // A zoom ends with a view that fills the window.
    if style == .automatic, case .zoom? = presentation.preferred?.kind { style = .fullScreen }
    return makeCustomPresentationController(presenting: presenting)
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
      return FullScreenPresentation(presented: self, presenting: presenting, removesPresentersView: true)
    case .overFullScreen, .overCurrentContext, .blurOverFullScreen, .custom:
      return FullScreenPresentation(presented: self, presenting: presenting, removesPresentersView: false)
    }
  }

  /// Returns the presentation controller for the presentation style, or for the style that replaces it in the window's
  /// width.
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

  /// Returns the controller that presents: the outermost ancestor or, for the styles of a context, the nearest controller that defines
  /// one.
  private final func presenter(of presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.definesPresentationContext, controller.viewIfLoaded?.window != nil {
        return controller
      }
      candidate = controller.parentStorage
    }
    return outermost
  }

  /// Indicates whether the controller that this one presents covers only its view, because this one had a parent when the
  /// presentation began. The parent can change or be removed during the presentation.
  private final var presentsInContext: Bool {
    guard let view = viewIfLoaded, let container = presentation.presented?.presentation.active?.containerView else {
      return false
    }
    return container.superview === view
  }

  /// Positions the container of a presentation in the context of this controller in front of its content. Called after each layout of
  /// the view.
  package final func positionContextPresentation() {
    guard let view = viewStorage,
      let container = presentation.presented?.presentation.active?.containerView,
      container.superview === view
    else { return }
    if container.frame != view.bounds { container.frame = view.bounds }
    if view.subviews.last !== container { view.bringSubviewToFront(container) }
  }

  /// Returns whether this controller is another one, is contained in it or is presented by it, directly or indirectly.
  package final func isShown(by other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parentStorage ?? current.presentation.presenting
    }
    return false
  }

  /// Presents a controller from the outermost ancestor of this controller, or in a context. Reports an error if the controller cannot be
  /// presented.
  package final func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(of: presented)
    if presenter.isShown(by: presented) {
      Diagnostics.report(
        "\(self) cannot present \(presented): that controller is the presenting one, contains it or presents it; present "
          + "another controller")
      return
    }
    guard presenter.presentation.presented == nil else {
      Diagnostics.report(
        "\(self) cannot present \(presented): it already presents \(presenter.presentation.presented!); dismiss that first"
      )
      return
    }
    // As in UIKit, nothing is presented by a controller whose own presentation is just beginning, or that is being dismissed.
    guard !presenter.presentation.isChanging else {
      Diagnostics.report(
        "\(self) cannot present \(presented): the presentation of \(presenter) is just beginning; present in viewDidAppear(_:) "
          + "or later")
      return
    }
    guard !presenter.presentation.isPresented || !presenter.appearance.isBeingDismissed else {
      Diagnostics.report(
        "\(self) cannot present \(presented): \(presenter) is being dismissed; present from the controller that presented it"
      )
      return
    }
    guard !presented.presentation.isPresented else {
      Diagnostics.report("\(self) cannot present \(presented): that controller is already presented; dismiss it first")
      return
    }
    if let parent = presented.parentStorage {
      Diagnostics.report(
        "\(self) cannot present \(presented): that controller is a child of \(parent); call removeFromParent() first")
      return
    }
    guard let window = presenter.viewIfLoaded?.window ?? presenter.presentation.active?.containerView?.window else {
      Diagnostics.report(
        "\(self) cannot present \(presented): the presenting view is not in a window; present in viewDidAppear(_:) or later"
      )
      return
    }
    let declaredController =
      presented.presentation.controller ?? presented.makePresentationController(presenting: presenter)
    presented.presentation.controller = declaredController
    let controller = presented.adaptedController(declaredController, in: window, presenter: presenter)
    declaredController.begin(from: presenter)
    controller.begin(from: presenter)
    if let popover = controller as? UIPopoverPresentationController, !popover.hasSource {
      Diagnostics.report(
        "\(self) cannot present \(presented): a popover needs a sourceItem, sourceView or barButtonItem")
      return
    }
    presented.presentation.presenting = presenter
    presented.presentation.source = self
    presented.presentation.isPresented = true
    presented.presentation.isChanging = true
    presented.presentation.active = controller
    presenter.presentation.presented = presented
    let host = presenter.parentStorage == nil ? window : presenter.viewIfLoaded ?? window
    let container = PresentationContainerView(frame: host.bounds)
    container.clipsToBounds = host !== window
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentationController = controller
    controller.containerView = container
    // A controller for another style has the overrides of the one that it replaces.
    if controller !== declaredController { controller.traitState.adopt(declaredController.traitState) }
    controller.updateContainerTraits()
    host.addSubview(container)

    let animator = animated ? presented.animator(presents: true, source: self, presenter: presenter) : nil
    let transition = ControllerTransition(
      from: presenter, to: presented, containerView: container, isAnimated: animated,
      style: presented.modalPresentationStyle)
    let initialFrame = controller.frameOfPresentedViewInContainerView
    transition.finalFrame = initialFrame
    transition.animatesFromView =
      controller.shouldRemovePresentersView && !presenter.presentsInContext
    transition.toView = controller.presentedView
    presented.presentation.running = transition
    presenter.presentation.running = transition
    declaredController.delegate?.presentationController(
      declaredController,
      willPresentWithAdaptiveStyle: controller === declaredController ? .none : controller.presentationStyle,
      transitionCoordinator: transition)
    presented.appearance.isBeingPresented = true
    presented.appearance.isBeingDismissed = false
    presented.appearance.isContainerDriven = true
    presented.loadViewIfNeeded()
    presented.prepareZoomDismissal()
    let removesPresentersView = controller.shouldRemovePresentersView
    if removesPresentersView, presenter.appearance.phase != .disappeared {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    presented.beginAppearanceTransition(true, animated: animated)
    controller.presentationTransitionWillBegin()
    transition.onFinish = { [self] didComplete in
      container.isTransitioning = false
      container.transition = nil
      // The preferred size can have changed during the animation, in which the animator determines the frame. Otherwise, the frame
      // that the animator has set remains.
      if controller is UIPopoverPresentationController || controller.frameOfPresentedViewInContainerView != initialFrame
      {
        container.setNeedsLayout()
      }
      guard didComplete else { return rollBackPresentation(of: presented, by: presenter, controller) }
      presented.presentation.isChanging = true
      controller.presentationTransitionDidEnd(true)
      // A child that was added to the covered presenter gets its callbacks here.
      if removesPresentersView, !presenter.presentsInContext {
        let isDriven = presenter.appearance.isContainerDriven
        presenter.appearance.isContainerDriven = true
        presenter.removePresentingView()
        presenter.appearance.isContainerDriven = isDriven
      }
      presented.presentation.isChanging = false
      // The callbacks below can dismiss the controller again, so they follow all changes.
      if presented.appearance.phase == .appearing { presented.endAppearanceTransition() }
      if removesPresentersView, presenter.appearance.phase == .disappearing { presenter.endAppearanceTransition() }
      completion?()
    }
    container.isTransitioning = animated
    if animator == nil, let view = controller.presentedView {
      container.addSubview(view)
      controller.positionPresentedView(view)
      view.layoutIfNeeded()
    }
    // The container retains the transition until it has ended.
    container.transition = transition
    if animator == nil {
      UIView.performWithoutAnimation { transition.runAlongside() }
      AfterLayoutQueue.enqueue { transition.completeTransition(true) }
    } else {
      transition.run(animator, interaction: presented.interaction(presents: true, animator))
    }
    presented.presentation.isChanging = false
  }

  /// Restores the previous state after a presentation was cancelled.
  private final func rollBackPresentation(
    of presented: UIViewController, by presenter: UIViewController, _ controller: UIPresentationController
  ) {
    presented.presentation.isChanging = true
    controller.presentationTransitionDidEnd(false)
    let removesPresentersView = controller.shouldRemovePresentersView
    if removesPresentersView { presenter.startAppearance(true, animated: true) }
    presented.startAppearance(false, animated: true)
    let container = controller.containerView
    clearPresentation(presented, by: presenter, controller)
    container?.removeFromSuperview()
    presented.appearance.isBeingPresented = false
    presented.endDisappearing()
    if removesPresentersView { presenter.endAppearing() }
  }

  /// Ends the presentation of a controller: removes its views and clears the references between the two controllers.
  private final func clearPresentation(
    _ presented: UIViewController, by presenter: UIViewController, _ controller: UIPresentationController
  ) {
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    controller.containerView?.removeFromSuperview()
    controller.containerView = nil
    TurnPool.current.retain(presented)
    presenter.presentation.presented = nil
    presented.presentation.presenting = nil
    presented.presentation.isPresented = false
    presented.presentation.isChanging = false
    presented.presentation.active = nil
    presented.presentation.adapted = nil
    presented.presentation.controller = nil
    presented.appearance.isContainerDriven = false
    // A presenting controller that was only partly covered has not disappeared, so it does not appear again.
    FocusTransitions.restoreFocus(showing: presenter)
  }

  /// Returns the interaction controller of the transition. The transitioning delegate is asked for it only if the
  /// delegate also provides the animator.
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
      ?? CoverAnimator(presents: presents, style: presenter.transitionStyle(of: self))
  }

  /// Returns the transition style of a controller that this one presents.
  final func transitionStyle(of presented: UIViewController) -> UIModalTransitionStyle {
    let style = presented.modalPresentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    return isInContext && definesPresentationContext && providesPresentationContextTransitionStyle
      ? modalTransitionStyle : presented.modalTransitionStyle
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

  /// Dismisses the presented controller and all controllers above it. As in UIKit, a controller that presents no
  /// controller is itself dismissed.
  package final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let presented = nearestPresented ?? nearestPresenting?.presentation.presented
    guard let presented, let presenting = presented.presentation.presenting else {
      completion?()
      return
    }
    // As in UIKit, a dismissal by a callback of the beginning of a presentation or dismissal is reported and has no effect.
    var next: UIViewController? = presented
    while let controller = next {
      guard !controller.presentation.isChanging else {
        Diagnostics.report(
          "\(self) cannot dismiss \(presented): the presentation or dismissal of \(controller) is just beginning or ending; "
            + "dismiss in viewDidAppear(_:) or later")
        return
      }
      next = controller.presentation.presented
    }
    presenting.endPresentation(of: presented, animated: animated, completion)
  }

  private final func endPresentation(of presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    // Controllers that are presented above are dismissed together with this one, without an animation.
    // Callbacks of the dismissals above must not present from this controller again.
    presented.appearance.isBeingDismissed = true
    func dismissNext() {
      if let nextPresented = presented.presentation.presented {
        presented.endPresentation(of: nextPresented, animated: false, nil)
      }
    }
    dismissNext()
    if let transition = presented.runningPresentation {
      transition.finishImmediately()
      // The callbacks of its end can have begun the dismissal, and can have presented another controller.
      presented.runningPresentation?.finishImmediately()
      dismissNext()
    }
    guard presentation.presented === presented, !presented.presentation.isChanging,
      let controller = presented.presentation.active, let container = controller.containerView
    else {
      presented.appearance.isBeingDismissed = false
      completion?()
      return
    }
    // A context that is hidden, as in a tab that is not selected, is dismissed at once, and its view stays where it is.
    let isInContext = presentsInContext
    let isHidden = isInContext && container.window == nil
    let animated = animated && !isHidden
    let animator = animated ? presented.animator(presents: false, source: self, presenter: self) : nil
    let transition = ControllerTransition(
      from: presented, to: self, containerView: container, isAnimated: animated, style: presented.modalPresentationStyle
    )
    let removesPresentersView = controller.shouldRemovePresentersView && !isHidden
    transition.animatesToView = removesPresentersView && !isInContext
    transition.fromView = controller.presentedView
    presented.presentation.running = transition
    presentation.running = transition
    let wasContainerDriven = appearance.isContainerDriven
    presented.presentation.isChanging = true
    presented.appearance.isBeingDismissed = true
    if presented.appearance.phase != .disappeared { presented.beginAppearanceTransition(false, animated: animated) }
    if removesPresentersView {
      appearance.isContainerDriven = true
      beginAppearanceTransition(true, animated: animated)
      if !isInContext { restoreView(below: container) }
      sendIsAppearingIfInWindow()
    }
    controller.dismissalTransitionWillBegin()
    (container as? PresentationContainerView)?.isTransitioning = true
    (container as? PresentationContainerView)?.transition = transition
    transition.finalFrame = container.bounds
    let initialFrame = controller.frameOfPresentedViewInContainerView
    transition.onFinish = { [self] didComplete in
      (container as? PresentationContainerView)?.isTransitioning = false
      (container as? PresentationContainerView)?.transition = nil
      if !didComplete, controller.frameOfPresentedViewInContainerView != initialFrame { container.setNeedsLayout() }
      presented.presentation.isChanging = true
      guard didComplete else {
        return rollBackDismissal(of: presented, controller, isContainerDriven: wasContainerDriven)
      }
      controller.dismissalTransitionDidEnd(true)
      clearPresentation(presented, by: self, controller)
      // The callbacks below can present again, so they follow all changes.
      if removesPresentersView {
        appearance.isContainerDriven = wasContainerDriven
        if appearance.phase == .appearing { endAppearanceTransition() }
      }
      if presented.appearance.phase == .disappearing { presented.endAppearanceTransition() }
      completion?()
    }
    transition.run(animator, interaction: presented.interaction(presents: false, animator))
    if !transition.isOver { presented.presentation.isChanging = false }
  }

  /// Restores the previous state after a dismissal was cancelled.
  private final func rollBackDismissal(
    of presented: UIViewController, _ controller: UIPresentationController, isContainerDriven: Bool
  ) {
    controller.dismissalTransitionDidEnd(false)
    let removesPresentersView = controller.shouldRemovePresentersView
    if removesPresentersView { startAppearance(false, animated: true) }
    presented.startAppearance(true, animated: true)
    presented.sendIsAppearingIfInWindow()
    if removesPresentersView {
      if !presentsInContext { removePresentingView() }
      appearance.isContainerDriven = isContainerDriven
    }
    presented.appearance.isBeingDismissed = false
    if let view = controller.presentedView { controller.positionPresentedView(view) }
    presented.presentation.isChanging = false
    if removesPresentersView { endDisappearing() }
    presented.endAppearing()
  }

  /// The running transition of the presentation or dismissal of this controller, or nil if there is none.
  private final var runningPresentation: ControllerTransition? {
    (presentation.active?.containerView as? PresentationContainerView)?.transition
  }

  /// The view to remove from the window while the controller is covered: the view of the controller or, if its own
  /// presentation shows it in another view, such as the card of a sheet, that view.
  private final var presentingView: UIView? {
    guard let view = viewIfLoaded else { return nil }
    guard presentation.isPresented, let presentedView = presentation.active?.presentedView,
      view.isDescendant(of: presentedView)
    else { return view }
    return presentedView
  }

  private final func removePresentingView() { presentingView?.removeFromSuperview() }

  /// Adds a presenting view to the window again if it was removed while it was covered.
  private final func restoreView(below container: UIView) {
    guard let view = presentingView, view.superview == nil else { return }
    if presentation.isPresented, let controller = presentation.active, let containerView = controller.containerView {
      let presentedView = controller.presentedView ?? view
      containerView.addSubview(presentedView)
      controller.positionPresentedView(presentedView)
    } else if let window = rootWindow ?? container.window {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }

  /// Notifies a presented controller, through its presentation controller, of a change of the window's size.
  package final func presentationSizeWillChange(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard isViewLoaded else { return }
    guard let controller = presentation.active else { return viewWillTransition(to: size, with: coordinator) }
    controller.viewWillTransition(to: size, with: coordinator)
  }

  /// Notifies a presented controller, through its presentation controller, of a change of the window's traits.
  package final func presentationTraitsWillChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard isViewLoaded else { return }
    guard let controller = presentation.active else { return willTransition(to: traits, with: coordinator) }
    controller.willTransition(to: traits, with: coordinator)
  }

  /// Shows a controller in the nearest parent whose class overrides `show(_:sender:)`, such as a navigation controller. Without
  /// such a parent, the controller is presented. An override can call `super`, so this controller itself is not considered.
  package final func showInContext(_ vc: UIViewController, sender: Any?) {
    if let target = parent?.targetViewController(forAction: ControllerOverrides.showAction, sender: sender) {
      target.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the nearest parent whose class overrides `showDetailViewController(_:sender:)`, such as a split view
  /// controller, or presents it (measured on UIKit, case `split-showdetail-no-split` of Tests/Oracle).
  package final func showDetailInContext(_ vc: UIViewController, sender: Any?) {
    if let target = parent?.targetViewController(forAction: ControllerOverrides.showDetailAction, sender: sender) {
      target.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Size transitions

  /// Resizes the root view with its window. Notifies the view controllers, then calls `change` and runs the
  /// coordinator's animations. The completion handlers of these animations are called after the next layout. The
  /// changes are not animated, because the size changes many times per second while a user resizes the window.
  package final func windowWillResize(to size: CGSize, change: () -> Void) {
    guard let view = viewIfLoaded else { return change() }
    let transition = ControllerTransition(from: self, to: self, containerView: view, isAnimated: false)
    presentation.running = transition
    let oldTraits = traitCollection
    let horizontal = SizeClasses.horizontalSizeClass(size, idiom: oldTraits.userInterfaceIdiom)
    let vertical = SizeClasses.verticalSizeClass(height: size.height)
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
