import Foundation

extension UIViewController {
  /// Provides animators of one's own for the presentation of this controller. Not kept alive.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// What runs the presentation of this controller, made when first asked for.
  public var presentationController: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    if let parentStorage { return parentStorage.presentationController }
    let made = makePresentationController(presenting: presentation.presenting)
    presentation.controller = made
    return made
  }

  /// The transition in which this controller or one of its parents takes part, or nil.
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

  private final func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    if presentation.style == .custom || presentation.transitioningDelegate != nil,
      let made = presentation.transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: presenting ?? self)
    {
      return made
    }
    switch presentation.style {
    case .automatic, .pageSheet, .popover:
      return SheetPresentation(presented: self, presenting: presenting, isForm: false)
    case .formSheet: return SheetPresentation(presented: self, presenting: presenting, isForm: true)
    case .fullScreen, .currentContext, .none:
      return FullScreenPresentation(presented: self, presenting: presenting, removes: true)
    case .overFullScreen, .overCurrentContext, .blurOverFullScreen, .custom:
      return FullScreenPresentation(presented: self, presenting: presenting, removes: false)
    }
  }

  package final func startPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    guard presenter.presentation.presented == nil else {
      Misuse.report("\(self) cannot present \(other): it presents \(presenter.presentation.presented!) already")
      return
    }
    guard !other.presentation.isPresented, other.parentStorage == nil else {
      Misuse.report("\(self) cannot present \(other): it is presented or a child already")
      return
    }
    guard let window = presenter.viewIfLoaded?.window ?? presenter.presentation.controller?.containerView?.window else {
      Misuse.report("\(self) cannot present \(other): its view is in no window")
      return
    }
    other.presentation.presenting = presenter
    other.presentation.isPresented = true
    presenter.presentation.presented = other
    let controller = other.presentation.controller ?? other.makePresentationController(presenting: presenter)
    other.presentation.controller = controller
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
    other.presentation.running = transition
    presenter.presentation.running = transition
    other.appearance.isBeingPresented = true
    other.appearance.isDriven = true
    other.loadViewIfNeeded()
    let covers = controller.shouldRemovePresentersView
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    other.beginAppearanceTransition(true, animated: animated)
    controller.presentationTransitionWillBegin()
    transition.onFinish = { _ in
      container.isTransitioning = false
      controller.presentationTransitionDidEnd(true)
      other.endAppearanceTransition()
      if covers {
        presenter.appearance.isDriven = true
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
        presenter.appearance.isDriven = false
      }
      completion?()
    }
    container.isTransitioning = animated
    if animator == nil, let view = controller.presentedView {
      view.frame = transition.finalFrame
      container.addSubview(view)
    }
    // A running transition is kept alive by the container until it is over.
    container.transition = transition
    if animator == nil {
      UIView.performWithoutAnimation { transition.runAlongside() }
      AfterLayout.enqueue { transition.completeTransition(true) }
    } else {
      transition.run(animator)
    }
  }

  private final func animator(
    presents: Bool, source: UIViewController, presenter: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    let custom =
      presents
      ? transitioningDelegate?.animationController(forPresented: self, presenting: presenter, source: source)
      : transitioningDelegate?.animationController(forDismissed: self)
    return custom ?? presentation.controller?.defaultAnimator(presents: presents)
      ?? CoverAnimator(presents: presents, style: modalTransitionStyle)
  }

  /// UIKit's rule: a controller that presents dismisses what it presents (and all above that); one that does not is
  /// dismissed itself.
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
    // What is presented above goes along, unseen.
    if let above = other.presentation.presented { other.endPresentation(of: above, animated: false, nil) }
    (other.presentation.controller?.containerView as? PresentationContainerView)?.transition?.finishNow()
    guard let controller = other.presentation.controller, let container = controller.containerView else {
      completion?()
      return
    }
    let animator = animated ? other.animator(presents: false, source: self, presenter: self) : nil
    let transition = ControllerTransition(
      from: other, to: self, containerView: container, isAnimated: animated, style: other.modalPresentationStyle)
    let covers = controller.shouldRemovePresentersView
    transition.movesToView = covers
    other.presentation.running = transition
    presentation.running = transition
    other.appearance.isBeingDismissed = true
    other.beginAppearanceTransition(false, animated: animated)
    if covers {
      appearance.isDriven = true
      beginAppearanceTransition(true, animated: animated)
      putViewBack(below: container)
      sendIsAppearingIfInWindow()
    }
    controller.dismissalTransitionWillBegin()
    (container as? PresentationContainerView)?.isTransitioning = true
    (container as? PresentationContainerView)?.transition = transition
    transition.finalFrame = container.bounds
    transition.onFinish = { [self] _ in
      other.viewIfLoaded?.removeFromSuperview()
      controller.dismissalTransitionDidEnd(true)
      container.removeFromSuperview()
      controller.containerView = nil
      presentation.presented = nil
      other.presentation.presenting = nil
      other.presentation.isPresented = false
      other.presentation.controller = nil
      if covers {
        endAppearanceTransition()
        appearance.isDriven = false
      }
      other.endAppearanceTransition()
      other.appearance.isDriven = false
      completion?()
    }
    transition.run(animator)
  }

  /// A view that left the window while it was covered comes back to where it was.
  private final func putViewBack(below container: UIView) {
    guard let view = viewIfLoaded, view.superview == nil else { return }
    if presentation.isPresented, let own = presentation.controller?.containerView {
      view.frame = presentation.controller?.frameOfPresentedViewInContainerView ?? own.bounds
      own.addSubview(view)
    } else if let window = rootWindow ?? container.window {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }

  package final func presentationSizeWillChange(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard isViewLoaded else { return }
    // A presentation that fills the window gets its size; a card's size is known once the container was laid out.
    let fills = presentation.controller.map { $0.frameOfPresentedViewInContainerView == $0.containerView?.bounds }
    viewWillTransition(to: fills ?? true ? size : viewIfLoaded?.bounds.size ?? size, with: coordinator)
  }

  package final func showSomewhere(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Size transitions

  /// The root's window changes size: controllers are told, `change` takes place, what animates along runs, completions
  /// come after the next layout. Windows are resized by hand many times a second: nothing is animated.
  package final func windowWillResize(to size: CGSize, change: () -> Void) {
    guard let view = viewIfLoaded else { return change() }
    let transition = ControllerTransition(from: self, to: self, containerView: view, isAnimated: false)
    presentation.running = transition
    let old = traitCollection
    let horizontal = SizeClasses.horizontal(width: size.width)
    let vertical = SizeClasses.vertical(height: size.height)
    if horizontal != old.horizontalSizeClass || vertical != old.verticalSizeClass {
      let new = old.modifyingTraits {
        $0.horizontalSizeClass = horizontal
        $0.verticalSizeClass = vertical
      }
      willTransition(to: new, with: transition)
    }
    viewWillTransition(to: size, with: transition)
    change()
    view.window?.updatePendingTraits()
    UIView.performWithoutAnimation { transition.runAlongside() }
    AfterLayout.enqueue { transition.completeTransition(true) }
  }
}
