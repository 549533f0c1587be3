import Foundation

/// An object that manages the presentation of a view controller: the frame of its view, the views around it, and the
/// presenting view.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The presenting controller; nil before the presentation begins.
  final package private(set) weak var presentingStorage: UIViewController?
  // Not retained: the presented controller retains this object, and its presenter retains the presented controller.
  private weak var presentedStorage: UIViewController?
  /// The view controller that is presented. An empty view controller if it was deallocated.
  public var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }
  /// The view that contains the presentation, in front of the presenting view; nil while nothing is presented.
  open package(set) var containerView: UIView?

  /// The delegate, which controls dismissals by the user and the style in narrow windows. It is not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents it, or nil if that is not known before the presentation
  ///     begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  /// The presenting controller. Before the presentation begins, it is the presented controller.
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }

  /// Sets the presenting controller when the presentation begins.
  package func begin(from presenter: UIViewController) { if presentingStorage == nil { presentingStorage = presenter } }

  /// The style of the presentation: the presented controller's `modalPresentationStyle`.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that the transition moves. The default is the presented controller's view.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view, in the container's coordinates. The default is the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// A Boolean value that indicates whether the presentation covers the window. The default is true.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the presenting view is removed from the window while it is covered. The
  /// default is false.
  open var shouldRemovePresentersView: Bool { false }

  /// The style of the presentation with the traits of its container: the result of `adaptivePresentationStyle(for:)`.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(
      for: (containerView ?? presentingStorage?.viewIfLoaded)?.traitCollection ?? traitCollection)
  }

  /// Returns the style of the presentation with certain traits.
  ///
  /// The delegate determines it. By default, popovers become sheets in a compact width.
  ///
  /// - Parameter traitCollection: The traits.
  /// - Returns: The style; `none` if the style does not change.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return answer == .automatic ? automaticStyle(for: traitCollection) : answer
  }

  /// Returns the style to which this presentation adapts by default. `none` means that the style does not change.
  package func automaticStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The traits of the presentation: those of the container, otherwise those of the presented controller.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  /// Lays out the container again after the preferred size of the presented controller changed.
  ///
  /// - Parameter container: The presented controller.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// Returns the size of a child for a size of the container: always that size.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of the container, in points.
  /// - Returns: `parentSize`.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  /// Tells the presentation controller that the container's size is about to change. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The coordinator, which can animate other changes with that of the size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// Tells the presentation controller that the container is about to lay out its subviews. The default implementation
  /// does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Tells the presentation controller that the container has laid out its subviews. The default implementation does
  /// nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Tells the presentation controller that the presentation is about to begin. Override it to add views to the
  /// container. The default implementation does nothing.
  open func presentationTransitionWillBegin() {}

  /// Tells the presentation controller that the presentation has ended. The default implementation does nothing.
  ///
  /// - Parameter completed: `false` if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells the presentation controller that the dismissal is about to begin. The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Tells the presentation controller that the dismissal has ended. Override it to remove added views. The default
  /// implementation does nothing.
  ///
  /// - Parameter completed: `false` if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Positions the presented view. It is called in every layout of the container and must change nothing if the frame
  /// is already correct.
  package func place(_ view: UIView) {
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  /// Returns the animator to use if the transitioning delegate returns none.
  package func defaultAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    CoverAnimator(presents: presents, style: presentedViewController.modalTransitionStyle)
  }

  // MARK: Touches and keys outside of the presented view

  /// Called when the user taps outside of the presented view.
  package func touchedOutside() {}
  /// Indicates whether the Escape key has the same effect as a tap outside of the presented view.
  package var isClosedByEscape: Bool { false }
  /// Returns whether the container receives a touch outside of the presented view. If not, the views behind it receive
  /// it.
  package func takesTouches(beside point: CGPoint) -> Bool { true }
  /// The views behind the container that receive touches during the presentation.
  package var reachableViews: [UIView] { [] }

  /// Indicates whether the presented controller is being dismissed.
  package var isDismissing: Bool { presentedViewController.appearance.isBeingDismissed }

  /// Dismisses the presentation for a gesture or key of the user. Returns false if that is not allowed.
  package final func dismissByUser() -> Bool {
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
