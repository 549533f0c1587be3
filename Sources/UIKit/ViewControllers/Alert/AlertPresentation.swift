import CoreGraphics

/// A presentation controller that centers an alert in the safe area, in front of dimmed content.
@MainActor final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()
  /// Indicates whether the default animator animates the dimming view.
  private var isDimmedByAnimator = false
  static let width: CGFloat = 320

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// The frame of the alert. The alert is 320 points wide and as high as its content. It is centered in the safe area
  /// inset by 20 points (measured on UIKit, case `alert-metrics-3x` of Tests/Oracle: the frame 27.5, 201.5, 320, 264 in
  /// a window of 375 × 667).
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert else { return .zero }
    alert.updateTextSize(containerView.traitCollection)
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets).insetBy(dx: 16, dy: 20)
    let width = min(Self.width, area.width)
    let height = min(alert.card.height(width: width, sideBySide: true), area.height)
    let scale = max(1, containerView.traitCollection.displayScale)
    func roundedDownToPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
    return CGRect(
      x: roundedDownToPixel(area.midX - width / 2), y: roundedDownToPixel(area.midY - height / 2), width: width,
      height: height)
  }

  override var isElevated: Bool { true }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = AlertColors.dimming
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    alert?.card.isInPopover = false
    if !isDimmedByAnimator { coordinate { self.dimming.alpha = 1 } }
    isDimmedByAnimator = false
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
    guard presents else { return FadeAnimator(presents: false, scale: 1) }
    isDimmedByAnimator = true
    return AlertAnimator(dimming: dimming)
  }

  /// Dismisses an action sheet when the user touches outside of the sheet. An alert remains until the user chooses an
  /// action.
  override func handleOutsideTouch() {
    if alert?.preferredStyle == .actionSheet { alert?.performCancel() }
  }
}
