import Foundation

/// The methods of a delegate that is notified of the controllers that a navigation controller shows, and provides
/// animators.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a view controller is about to be shown, after its `viewWillAppear(_:)`.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller that is about to be shown.
  ///   - animated: `true` if the change is animated.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Tells the delegate that a view controller was shown, after its `viewDidAppear(_:)`.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller that was shown.
  ///   - animated: `true` if the change was animated.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Asks the delegate for the animator of an animated push or pop.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: The kind of change, a push or a pop.
  ///   - fromVC: The controller that is visible before the transition.
  ///   - toVC: The controller that is visible after the transition.
  /// - Returns: The animator, or nil for the default animation. The default implementation returns nil.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks the delegate for the interaction controller of a push or pop with a custom animator.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator from `navigationController(_:animationControllerFor:from:to:)`.
  /// - Returns: The interaction controller, or nil if the transition is not interactive. The default implementation
  ///   returns nil.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asks the delegate for the supported orientations of the navigation controller. This method exists only for source
  /// compatibility.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: The orientations. They have no effect in Tessera.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// Asks the delegate for the orientation in which the navigation controller is presented, which is then its
  /// `preferredInterfaceOrientationForPresentation`.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: The orientation, or `unknown` for the one of the controller. It has no effect on windows.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Tells the delegate that a view controller is about to be shown, after its `viewWillAppear(_:)`. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller that is about to be shown.
  ///   - animated: `true` if the change is animated.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// Tells the delegate that a view controller was shown, after its `viewDidAppear(_:)`. The default implementation
  /// does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller that was shown.
  ///   - animated: `true` if the change was animated.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  /// Asks the delegate for the animator of an animated push or pop. The default implementation selects the default
  /// animation.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: The kind of change, a push or a pop.
  ///   - fromVC: The controller that is visible before the transition.
  ///   - toVC: The controller that is visible after the transition.
  /// - Returns: `nil`, for the default animation.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Asks the delegate for the interaction controller of a push or pop with a custom animator. The default implementation
  /// returns nil, with which transitions are not interactive.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator from `navigationController(_:animationControllerFor:from:to:)`.
  /// - Returns: `nil`.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Asks the delegate for the supported orientations of the navigation controller. The default implementation returns
  /// all orientations.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: All orientations.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }

  /// Asks the delegate for the orientation in which the navigation controller is presented. The default implementation returns
  /// `unknown`.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: `unknown`, which leaves the orientation to the controller.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .unknown }
}
