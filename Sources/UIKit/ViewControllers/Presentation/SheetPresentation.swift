import Foundation

/// A card over what is below, which is dimmed: from the bottom where the window is narrow, in the middle where it is wide.
@MainActor final class SheetPresentation: UIPresentationController {
  let isForm: Bool
  private let dimming = UIView()
  private let radius: CGFloat = 12

  init(presented: UIViewController, presenting: UIViewController?, isForm: Bool) {
    self.isForm = isForm
    super.init(presentedViewController: presented, presenting: presenting)
  }

  private var isCompact: Bool {
    (containerView?.bounds.width ?? 0) < 512
  }

  /// Narrow windows: everything below the safe area's top, or below 30 points (oracle, sheet-large). Wide ones: a form is
  /// 580 × 650 (oracle, sheet-form-ipad) unless the content prefers a size, a page 704 wide and nearly as high as the
  /// window; both keep 24 points to every edge.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let safe = containerView?.safeAreaInsets else { return .zero }
    if isCompact {
      if bounds.height < 448 { return bounds }
      let top = safe.top > 0 ? safe.top : 30
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let preferred = presentedViewController.preferredContentSize
    var size = isForm ? CGSize(width: 580, height: 650) : CGSize(width: 704, height: bounds.height - 88)
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, bounds.width - 48)
    size.height = min(size.height, bounds.height - 48)
    // A form stands 5 points above the middle.
    let y = (bounds.height - size.height) / 2 - (isForm ? 5 : 0)
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: max(24, y).rounded(), width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedView?.layer.cornerRadius = radius
    presentedView?.layer.maskedCorners =
      isCompact
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    presentedView?.clipsToBounds = true
    coordinate { self.dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() { coordinate { self.dimming.alpha = 0 } }

  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }

  private func coordinate(_ change: @escaping () -> Void) {
    if let running = presentedViewController.presentation.running {
      running.animate(alongsideTransition: { _ in change() }, completion: nil)
    } else {
      change()
    }
  }

  override func touchedOutside() {
    if presentedViewController.isModalInPresentation || delegate?.presentationControllerShouldDismiss(self) == false {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    let delegate = delegate
    presentedViewController.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(self) }
  }
}
