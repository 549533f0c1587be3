/// The presentation state of a view controller, as the presenting and as the presented one.
package struct PresentationState {
  package var style = UIModalPresentationStyle.automatic
  package var transition = UIModalTransitionStyle.coverVertical
  package var isModal = false
  /// The controller that this controller itself presents.
  package var presented: UIViewController?
  /// The controller that presents this controller itself.
  package weak var presenting: UIViewController?
  package var isPresented = false
  /// The presentation controller of this controller.
  package var controller: UIPresentationController?
  /// The presentation controller in use: `controller`, or another one if the window's width needs another style.
  package var active: UIPresentationController?
  /// The sheet that replaces a popover.
  package var adapted: UIPresentationController?
  package weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The running transition of this controller.
  package weak var running: ControllerTransition?

  package init() {}
}
