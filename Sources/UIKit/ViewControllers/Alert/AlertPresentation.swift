import CoreGraphics

/// Shows an alert in the middle of the window, over everything, which is dimmed.
@MainActor final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()
  static let width: CGFloat = 320

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// 320 points wide, as high as its content, within the window less 20 points (measured: 27.5, 201.5, 320, 264 in a
  /// window of 375 × 667).
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert else { return .zero }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets).insetBy(dx: 16, dy: 20)
    let width = min(Self.width, area.width)
    let height = min(alert.card.height(width: width, sideBySide: alert.preferredStyle == .alert), area.height)
    let scale = max(1, containerView.traitCollection.displayScale)
    func down(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
    return CGRect(
      x: down(containerView.bounds.midX - width / 2), y: down(containerView.bounds.midY - height / 2), width: width,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    alert?.card.isInBubble = false
    coordinate { self.dimming.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dimming.removeFromSuperview() } }
  override func dismissalTransitionWillBegin() { coordinate { self.dimming.alpha = 0 } }
  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }

  private func coordinate(_ change: @escaping () -> Void) {
    if let running = presentedViewController.presentation.running {
      running.animate(alongsideTransition: { _ in change() }, completion: nil)
    } else {
      change()
    }
  }

  override func defaultAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    FadeAnimator(presents: presents, scale: 1.1)
  }

  /// An action sheet is left by a touch beside it; an alert wants an answer.
  override func touchedOutside() {
    if alert?.preferredStyle == .actionSheet { alert?.leave() }
  }
}
