import Foundation

/// Takes the top of a navigation controller away with a drag from the leading edge.
@MainActor
final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  let gesture: UIScreenEdgePanGestureRecognizer = EdgePopGesture()
  private weak var controller: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// The transition that is about to begin is the finger's.
  private var isStarting = false

  func attach(to controller: UINavigationController) {
    self.controller = controller
    gesture.addTarget(self, action: Selector("tesseraEdgePan:", EdgePop.pan))
    gesture.delegate = self
    gesture.maximumNumberOfTouches = 1
    gesture.edges = .left
    controller.view.addGestureRecognizer(gesture)
  }

  /// What drives the transition that begins now, if the finger began it.
  func takeInteraction() -> UIPercentDrivenInteractiveTransition? {
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
    // Where the way back is hidden or somebody else's business, a drag must not find another one.
    return !item.hidesBackButton && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
  }

  func pan(_ gesture: UIScreenEdgePanGestureRecognizer) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let width = max(1, view.bounds.width)
    let sign: CGFloat = isRightToLeft ? -1 : 1
    let share = gesture.translation(in: view).x * sign / width
    switch gesture.state {
    case .began:
      guard controller.stack.count > 1, controller.running == nil else { return }
      let made = UIPercentDrivenInteractiveTransition()
      interaction = made
      isStarting = true
      controller.popViewController(animated: true)
      isStarting = false
      // Not ours where somebody else's animator runs, or nothing is animated at all.
      if controller.running?.isInteractive != true { interaction = nil }
      interaction?.update(share)
    case .changed:
      interaction?.update(share)
    case .ended:
      let velocity = gesture.velocity(in: view).x * sign / width
      interaction?.end(Self.goes(share, velocity), velocity: Double(velocity))
      interaction = nil
    case .cancelled, .failed:
      interaction?.end(false, velocity: 0)
      interaction = nil
    case .possible:
      break
    }
  }

  /// Whether letting go there, that fast (shares of the width a second), takes the page away: where it would come to rest
  /// by itself lies beyond the middle. A flick in either direction decides alone.
  static func goes(_ share: CGFloat, _ velocity: CGFloat) -> Bool { share + velocity * 0.25 > 0.5 }
}

/// Goes before the scroll views and pans inside: those wait until it is clear that the finger does not come in.
private final class EdgePopGesture: UIScreenEdgePanGestureRecognizer {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
