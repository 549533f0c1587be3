import Foundation

/// An object that manages the presentation of a view controller. The presentation controller determines the frame of
/// the presented view, adds views around it, and manages the presenting view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, _MemberLookup {
  /// The presenting controller, or nil before the presentation begins.
  final package private(set) weak var presentingStorage: UIViewController?
  private weak var presentedStorage: UIViewController?
  /// The presented controller, which this object retains as in UIKit. The value is nil while the presented controller
  /// retains this object. Otherwise the two objects would keep each other alive if the presentation never began or its
  /// window was discarded.
  private var retainedPresented: UIViewController?
  final var traitState = PresentationTraits()
  /// The number of references from the presentation state of the presented controller to this object.
  private var holderCount = 0
  /// The presented view controller. This object retains it, except between the first use of its `presentationController`
  /// and its dismissal. If the view controller was deallocated in the meantime, the value is an empty view controller.
  public var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }
  /// The view that contains the presentation, in front of the presenting view. The value is nil while nothing is
  /// presented.
  open package(set) var containerView: UIView?

  /// The delegate, which controls dismissals by the user and adapts the style to narrow windows. It is not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents `presentedViewController`, or nil if it is unknown until
  ///     the presentation begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presentedStorage = presentedViewController
    retainedPresented = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  /// The presenting controller. If it is unknown before the presentation begins, the value is the presented controller.
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }

  /// Sets the presenting controller when the presentation begins.
  package func begin(from presenter: UIViewController) { if presentingStorage == nil { presentingStorage = presenter } }

  /// Releases the presented controller, which retains this object from now on.
  package final func presentedWillRetain() {
    holderCount += 1
    retainedPresented = nil
  }

  /// Retains the presented controller again after the presented controller has released this object.
  package final func presentedDidRelease() {
    holderCount -= 1
    if holderCount == 0 { retainedPresented = presentedStorage }
  }

  /// The style of the presentation, which is the presented controller's `modalPresentationStyle`.
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

  /// The style of the presentation for the traits of its container. The value is the result of
  /// `adaptivePresentationStyle(for:)` for these traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(
      for: (containerView ?? presentingStorage?.viewIfLoaded)?.traitCollection ?? traitCollection)
  }

  /// Returns the style to which the presentation adapts for certain traits.
  ///
  /// The delegate determines the style. By default, popovers become sheets in a compact width.
  ///
  /// - Parameter traitCollection: The traits of the presentation's environment.
  /// - Returns: The style, or `none` if the style does not change.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return style == .automatic ? automaticStyle(for: traitCollection) : style
  }

  /// Returns the style to which this presentation adapts if there is no delegate. The result `none` means that the
  /// presentation does not adapt.
  package func automaticStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The traits of the presentation. These are the traits of the container or, if there is no container, those of the
  /// presented controller.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }

  /// Called after the traits of the container changed. Subclasses override it to adapt the views that they have added, and
  /// call `super`. The default implementation does nothing.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presentation, in points. The default is the preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the size that fits the presented view changed. Tessera never calls this method. The default
  /// implementation does nothing.
  ///
  /// - Parameter container: The presented controller.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Lays out the container again after the preferred size of the presented controller changed.
  ///
  /// - Parameter container: The presented controller, which has the new preferred size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  /// Returns the size of a child in a container of a certain size. The default implementation returns the size of the
  /// container.
  ///
  /// - Parameters:
  ///   - container: The presented controller.
  ///   - parentSize: The size of the container, in points.
  /// - Returns: `parentSize`.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }

  /// Called before the size of the container changes. Subclasses override it to animate changes alongside, and call
  /// `super`, which notifies the presented controller.
  ///
  /// - Parameters:
  ///   - size: The new size of the container, in points.
  ///   - coordinator: The coordinator of the transition. Use it to animate other changes together with the size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    var newSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    // The size of a card is known only after the layout of the container, unless a subclass returns it.
    if newSize == size, let containerView, frameOfPresentedViewInContainerView != containerView.bounds,
      let view = presented.viewIfLoaded
    {
      newSize = view.bounds.size
    }
    presented.viewWillTransition(to: newSize, with: coordinator)
  }

  /// Called before the traits of the container change. Subclasses override it to animate changes alongside, and call
  /// `super`, which notifies the presented controller.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the transition. Use it to animate other changes together with the traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// Called before the container lays out its subviews. Subclasses override it to position views that they have added.
  /// The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews. Subclasses override it to adjust the layout. The default
  /// implementation does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation begins. Subclasses override it to add views to the container. The default
  /// implementation does nothing.
  open func presentationTransitionWillBegin() {}

  /// Called after the transition of the presentation has ended. Subclasses override it to remove their views if the
  /// presentation was cancelled. The default implementation does nothing.
  ///
  /// - Parameter completed: `false` if the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal begins. Subclasses override it to animate views that they have added. The default
  /// implementation does nothing.
  open func dismissalTransitionWillBegin() {}

  /// Called after the transition of the dismissal has ended. Subclasses override it to remove views that they have added. The
  /// default implementation does nothing.
  ///
  /// - Parameter completed: `false` if the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Positions the presented view. This method is called in every layout of the container, and changes nothing if the
  /// frame is already correct.
  package func positionPresentedView(_ view: UIView) {
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  /// Returns the animator that is used if the transitioning delegate provides no animator.
  package func defaultAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    CoverAnimator(
      presents: presents,
      style: presentingStorage?.transitionStyle(of: presentedViewController)
        ?? presentedViewController.modalTransitionStyle)
  }

  // MARK: Touches and keys outside of the presented view

  /// Called when the user taps outside of the presented view. Subclasses override it to dismiss the presentation.
  package func handleOutsideTouch() {}
  /// Indicates whether the Escape key has the same effect as a tap outside of the presented view.
  package var isClosedByEscape: Bool { false }
  /// Indicates whether the presented content has the elevated level, whose dark backgrounds are lighter, because it is in
  /// front of other content. The default implementation returns `false`, for presentations that cover the window.
  package var isElevated: Bool { false }
  /// Returns `true` if the container receives a touch outside of the presented view, or `false` if the views behind the
  /// container receive the touch. The default implementation returns `true`.
  package func acceptsTouches(beside point: CGPoint) -> Bool { true }
  /// The views behind the container that receive touches during the presentation.
  package var reachableViews: [UIView] { [] }

  /// Indicates whether the presented controller is being dismissed.
  package var isDismissing: Bool { presentedViewController.appearance.isBeingDismissed }

  /// Dismisses the presentation in response to a gesture or key. Returns false if a dismissal by the user is not
  /// allowed.
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

  // MARK: Members by name

  /// Returns the selector for a method that a nib names. The default implementation finds methods that extensions
  /// in other modules declare. Subclasses override this method to return the selectors of their methods.
  ///
  /// - Parameter name: The name of the method in Objective-C.
  /// - Returns: The selector, or nil if the class has no such method.
  nonisolated open func _selector(named name: String) -> Selector? {
    ModuleMembers.selector(named: name, of: self)
  }

  /// Sets the value of a property by its name. The default implementation sets nothing. Subclasses override this method
  /// to set their properties.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - value: The new value.
  /// - Returns: `missing`.
  open func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { .missing }

  /// Returns the value of a property by its name. The default implementation returns nil. Subclasses override this method
  /// to return the values of their properties.
  ///
  /// - Parameter name: The property's name as in Objective-C.
  /// - Returns: The value, or nil if the class has no such property.
  open func _member(_ name: String) -> _MemberValue? { nil }
}
