import Foundation

/// Runs the presentation of a controller: where its view lies, what surrounds it, what happens to the view below.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Who presents.
  open private(set) weak var presentingStorage: UIViewController?
  /// What is presented.
  public let presentedViewController: UIViewController
  /// The view in which everything lies, over the views of the presenter; nil while nothing is presented.
  open package(set) var containerView: UIView?

  /// Is asked and told about dismissals by the user; not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// A presentation of a controller; `presenting` may be nil until the presentation begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  /// Who presents; the presented controller itself while nobody does.
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }

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

  /// The animator where nobody provides one.
  package func defaultAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    CoverAnimator(presents: presents, style: presentedViewController.modalTransitionStyle)
  }

  /// Called when the user touches beside the presented view.
  package func touchedOutside() {}
}
