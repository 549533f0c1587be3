import Foundation

/// Runs the presentation of a controller: where its view lies, what surrounds it, what happens to the view below.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Who presents; nil while nobody does.
  final package private(set) weak var presentingStorage: UIViewController?
  /// What is presented.
  public let presentedViewController: UIViewController
  /// The view in which everything lies, over the views of the presenter; nil while nothing is presented.
  open package(set) var containerView: UIView?

  /// Is asked and told about dismissals by the user, and about other styles in narrow windows; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// A presentation of a controller; `presenting` may be nil until the presentation begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  /// Who presents; the presented controller itself while nobody does.
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }

  package func begin(from presenter: UIViewController) { if presentingStorage == nil { presentingStorage = presenter } }

  /// The presented controller's `modalPresentationStyle`.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that is moved; the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view lies, in the container's coordinates; all of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the window; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view below leaves the window while it is covered; false by default.
  open var shouldRemovePresentersView: Bool { false }

  /// The style that it has where the width is compact: that of `adaptivePresentationStyle(for:)` with the container's
  /// traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(
      for: (containerView ?? presentingStorage?.viewIfLoaded)?.traitCollection ?? traitCollection)
  }

  /// The style for traits: what the delegate says; `none` keeps the present one. Popovers become sheets where the width
  /// is compact, unless the delegate says otherwise.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return answer == .automatic ? automaticStyle(for: traitCollection) : answer
  }

  package func automaticStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The traits of the presentation: the container's, else the presented controller's.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  /// The presented controller prefers another size: the container is laid out anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// The size that a child gets that asked for another one: what it gets anyway.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  /// Sent before the container changes its size. Does nothing.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// Sent before the container lays out its subviews. Does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Sent after the container laid out its subviews. Does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Sent before the animation of a presentation: the moment to add views to the container. Does nothing.
  open func presentationTransitionWillBegin() {}

  /// Sent after the presentation, with whether it was completed. Does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Sent before the animation of a dismissal. Does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Sent after the dismissal: with true, remove what was added. Does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Puts the presented view where it belongs. Without changes it must change nothing: it is called in every layout.
  package func place(_ view: UIView) {
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  /// The animator where nobody provides one.
  package func defaultAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    CoverAnimator(presents: presents, style: presentedViewController.modalTransitionStyle)
  }

  // MARK: Touches and keys beside the presented view

  /// Called when the user touches beside the presented view.
  package func touchedOutside() {}
  /// Whether Escape does what a touch beside it does.
  package var isClosedByEscape: Bool { false }
  /// Whether a touch beside the presented view is the container's; else it goes to what is below.
  package func takesTouches(beside point: CGPoint) -> Bool { true }
  /// Views below that take touches nevertheless.
  package var reachableViews: [UIView] { [] }

  /// Whether a dismissal runs.
  package var isDismissing: Bool { presentedViewController.appearance.isBeingDismissed }

  /// The user wants it to go. False where it may not.
  package final func dismissByHand() -> Bool {
    guard !isDismissing else { return true }
    if presentedViewController.isModalInPresentation || delegate?.presentationControllerShouldDismiss(self) == false {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    let delegate = delegate
    presentedViewController.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(self) }
    return true
  }
}
