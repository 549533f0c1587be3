import Foundation

/// An object that pops or dismisses a zoomed controller when the user drags down or pinches.
@MainActor final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
  private let pan = ZoomPanGesture()
  private let pinch = UIPinchGestureRecognizer()
  private weak var controller: UIViewController?
  private var interaction: ZoomInteraction?
  /// Indicates whether a gesture has started the transition that is about to begin.
  private var isStarting = false
  private var pinchStart = CGPoint.zero

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Selector("tesseraZoomPan:", ZoomDismissal.panned))
    pinch.addTarget(self, action: Selector("tesseraZoomPinch:", ZoomDismissal.pinched))
    for gesture in [pan, pinch] as [UIGestureRecognizer] { gesture.delegate = self }
  }

  /// Adds the gesture recognizers to the controller's view.
  func attach() {
    guard let view = controller?.viewIfLoaded, pan.view !== view else { return }
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(pinch)
  }

  /// Indicates whether a gesture has started the transition that is about to begin.
  var startsTransition: Bool { isStarting }

  /// Returns the interaction controller for the transition that is about to begin. Returns nil if no gesture has started
  /// the transition.
  func consumeInteraction() -> ZoomInteraction? {
    defer { isStarting = false }
    return isStarting ? interaction : nil
  }

  // MARK: Beginning

  private var navigation: UINavigationController? {
    guard let controller, let navigation = controller.parent as? UINavigationController else { return nil }
    return navigation.stack.last === controller && navigation.stack.count > 1 ? navigation : nil
  }

  private var canGoBack: Bool {
    guard let controller else { return false }
    if let navigation { return navigation.running == nil }
    return controller.presentation.isPresented && !controller.presentation.isModal
      && controller.presentation.presented == nil && controller.presentation.running.map(\.isOver) ?? true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard interaction == nil, canGoBack, let controller, let view = controller.viewIfLoaded,
      case .zoom(let options, _)? = controller.preferredTransition?.kind
    else { return false }
    let location = gestureRecognizer.location(in: view)
    var velocity = CGVector.zero
    var willBegin: Bool
    if gestureRecognizer === pan {
      let panVelocity = pan.velocity(in: view)
      let translation = pan.translation(in: view)
      velocity = CGVector(dx: panVelocity.x, dy: panVelocity.y)
      guard translation.y > abs(translation.x) else { return false }
      willBegin = !contentHandlesDrag(at: location, in: view)
    } else {
      willBegin = pinch.scale < 1 || pinch.velocity < 0
    }
    let context = UIViewController.Transition.ZoomOptions.InteractionContext(
      location: location, velocity: velocity, willBegin: willBegin)
    return options.interactiveDismissShouldBegin?(context) ?? willBegin
  }

  /// Returns `true` if a scroll view or a control below a point responds to a downward drag.
  private func contentHandlesDrag(at point: CGPoint, in view: UIView) -> Bool {
    var current = view.hitTest(point, with: nil)
    while let ancestor = current {
      if ancestor is UISlider || ancestor is UISwitch || ancestor is any UIKeyInput { return true }
      if let scroll = ancestor as? UIScrollView, scroll.isScrollEnabled, scroll.panGestureRecognizer.isEnabled,
        scroll.scrollsY, scroll.contentOffset.y > -scroll.content.restInset.top + 0.5
      {
        return true
      }
      if ancestor === view { return false }
      current = ancestor.superview
    }
    return false
  }

  // MARK: Moving

  private func start() {
    guard let controller else { return }
    let newInteraction = ZoomInteraction()
    interaction = newInteraction
    isStarting = true
    let running: ControllerTransition?
    if let navigation {
      navigation.popViewController(animated: true)
      running = navigation.running
    } else {
      controller.dismiss(animated: true)
      running = controller.presentation.running
    }
    isStarting = false
    // The interaction controller is not used if the animator of a delegate runs instead.
    if running?.isInteractive != true { interaction = nil }
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    guard let container = controller?.viewIfLoaded?.window else { return }
    let translation = pan.translation(in: container)
    let height = max(1, container.bounds.height)
    // The view becomes smaller while it is dragged down, and resists a drag up.
    let scale = max(0.4, 1 - max(0, translation.y) / height * 0.6)
    let offset = CGPoint(x: translation.x, y: translation.y > 0 ? translation.y : translation.y * 0.3)
    switch pan.state {
    case .began:
      start()
      interaction?.move(by: offset, scale: scale)
    case .changed: interaction?.move(by: offset, scale: scale)
    case .ended:
      let panVelocity = pan.velocity(in: container).y
      endInteraction(Self.shouldComplete(translation.y / height, panVelocity / height))
    case .cancelled, .failed: endInteraction(false)
    case .possible: break
    }
  }

  /// Returns `true` if the transition is completed after a drag, or `false` if it is cancelled. `progress` is in
  /// heights of the window, and `velocity` in heights per second. The drag is extrapolated by a quarter of a second, as
  /// in `EdgePop`.
  static func shouldComplete(_ progress: CGFloat, _ velocity: CGFloat) -> Bool { progress + velocity * 0.25 > 0.2 }

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard let container = controller?.viewIfLoaded?.window else { return }
    let location = pinch.location(in: container)
    let scale = min(1, max(0.3, pinch.scale))
    switch pinch.state {
    case .began:
      pinchStart = location
      start()
      interaction?.move(by: .zero, scale: scale)
    case .changed:
      interaction?.move(by: CGPoint(x: location.x - pinchStart.x, y: location.y - pinchStart.y), scale: scale)
    case .ended: endInteraction(pinch.scale + pinch.velocity * 0.25 < 0.75)
    case .cancelled, .failed: endInteraction(false)
    case .possible: break
    }
  }

  private func endInteraction(_ finishes: Bool) {
    interaction?.end(finishes)
    interaction = nil
  }
}

/// A drag that takes precedence over the scroll views in the zoomed view. The other gestures wait until this gesture
/// fails.
private final class ZoomPanGesture: UIPanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIPanGestureRecognizer,
      !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer),
      let otherView = otherGestureRecognizer.view, let view
    else { return false }
    return otherView !== view && otherView.isDescendant(of: view)
  }
}

extension UIViewController {
  /// Adds the gestures that pop or dismiss this controller, if the controller has a zoom transition.
  final func prepareZoomDismissal() {
    guard case .zoom? = preferredTransition?.kind else { return }
    let dismissal = presentation.zoomDismissal ?? ZoomDismissal(self)
    presentation.zoomDismissal = dismissal
    dismissal.attach()
  }
}
