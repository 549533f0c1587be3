import Foundation

/// An object that pops the top view controller of a navigation controller interactively when the user drags from the
/// leading edge.
@MainActor
final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  let gesture: UIScreenEdgePanGestureRecognizer = EdgePopGesture()
  private weak var controller: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// Indicates whether the pop that is about to begin was started by the gesture.
  private var isStarting = false

  func attach(to controller: UINavigationController) {
    self.controller = controller
    gesture.addTarget(self, action: Selector("tesseraEdgePan:", EdgePop.pan))
    gesture.delegate = self
    gesture.maximumNumberOfTouches = 1
    gesture.edges = .left
    controller.view.addGestureRecognizer(gesture)
  }

  /// Returns the interaction controller for the transition that is about to begin. Returns nil if the gesture did not
  /// start the transition.
  func consumeInteraction() -> UIPercentDrivenInteractiveTransition? {
    defer { isStarting = false }
    return isStarting ? interaction : nil
  }

  private var isRightToLeft: Bool { controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gesture.edges = isRightToLeft ? .right : .left
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.stack.count > 1, controller.running == nil,
      let item = controller.stack.last?.navigationItem
    else { return false }
    // If the back button is hidden or replaced, the gesture does not pop the controller.
    return !item.hidesBackButton && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
  }

  func pan(_ gesture: UIScreenEdgePanGestureRecognizer) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let width = max(1, view.bounds.width)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let fraction = gesture.translation(in: view).x * sign / width
    switch gesture.state {
    case .began:
      guard controller.stack.count > 1, controller.running == nil else { return }
      let transition = UIPercentDrivenInteractiveTransition()
      interaction = transition
      isStarting = true
      controller.popViewController(animated: true)
      isStarting = false
      // The interaction controller is not used if a different animator runs, or if the pop is not animated.
      if controller.running?.isInteractive != true { interaction = nil }
      interaction?.update(fraction)
    case .changed:
      interaction?.update(fraction)
    case .ended:
      let velocity = gesture.velocity(in: view).x * sign / width
      interaction?.end(Self.shouldComplete(fraction, velocity), velocity: Double(velocity))
      interaction = nil
    case .cancelled, .failed:
      interaction?.end(false, velocity: 0)
      interaction = nil
    case .possible:
      break
    }
  }

  /// Returns `true` if the pop is completed after a drag, or `false` if it is cancelled. `progress` is the progress at
  /// the end of the drag, from 0 to 1. `velocity` is in widths per second. The pop is completed if the drag would pass
  /// the middle within another quarter of a second, so that a fast flick is sufficient.
  static func shouldComplete(_ progress: CGFloat, _ velocity: CGFloat) -> Bool { progress + velocity * 0.25 > 0.5 }
}

/// A screen edge gesture that takes precedence over the scroll views and pan gestures in the content. The other
/// gestures wait until this gesture fails.
private final class EdgePopGesture: UIScreenEdgePanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
