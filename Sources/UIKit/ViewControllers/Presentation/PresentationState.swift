/// What a controller knows of presentations: as the one that presents, and as the one that is presented.
package struct PresentationState {
  package var style = UIModalPresentationStyle.automatic
  package var transition = UIModalTransitionStyle.coverVertical
  package var isModal = false
  /// What this controller itself presents.
  package var presented: UIViewController?
  /// Who presented this controller itself.
  package weak var presenting: UIViewController?
  package var isPresented = false
  /// Runs the presentation of this controller.
  package var controller: UIPresentationController?
  /// What it is presented by now: `controller`, or another one where the window's width asks for another style.
  package var active: UIPresentationController?
  /// The sheet that a popover becomes.
  package var adapted: UIPresentationController?
  package weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The transition in which this controller takes part.
  package weak var running: ControllerTransition?

  package init() {}
}
