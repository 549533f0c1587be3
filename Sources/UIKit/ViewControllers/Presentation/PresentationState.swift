/// The state of a view controller that presents a controller or is presented.
@MainActor package struct PresentationState {
  package var style = UIModalPresentationStyle.automatic
  package var transition = UIModalTransitionStyle.coverVertical
  package var isModal = false
  /// The transition that the application has set as `preferredTransition`, or nil if it has set none.
  package var preferred: UIViewController.Transition?
  /// The gestures that dismiss or pop a zoomed controller, or nil if the controller was not presented or pushed with a
  /// zoom.
  var zoomDismissal: ZoomDismissal?
  /// The controller that has called `present`. Its content contains the source view of a zoom.
  package weak var source: UIViewController?
  /// The controller that this controller has presented, or nil if it has presented none.
  package var presented: UIViewController?
  /// The controller that has presented this controller, or nil if this controller is not presented.
  package weak var presenting: UIViewController?
  package var isPresented = false
  /// Indicates whether the presentation or dismissal of this controller is beginning or ending, so that callbacks are
  /// called while the views and references of both controllers are being changed.
  package var isChanging = false
  /// The presentation controller for the presentation style of this controller, or nil before it is first needed.
  package var controller: UIPresentationController? { didSet { exchange(oldValue, for: controller) } }
  /// The presentation controller in use: `controller`, or the presentation controller that replaces it if the window's
  /// width requires a different style. The value is nil while the controller is not presented.
  package var active: UIPresentationController? { didSet { exchange(oldValue, for: active) } }
  /// The sheet that replaces a popover in a compact width, or nil if no sheet replaces a popover.
  package var adapted: UIPresentationController? { didSet { exchange(oldValue, for: adapted) } }
  package weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The running transition of this controller, or nil if no transition is running.
  package weak var running: ControllerTransition?

  package init() {}

  /// Notifies presentation controllers that the presented controller has released `oldController` and retains
  /// `newController`.
  private func exchange(_ oldController: UIPresentationController?, for newController: UIPresentationController?) {
    newController?.presentedWillRetain()
    oldController?.presentedDidRelease()
  }
}
