import Foundation

/// A delegate that is notified of the controllers that a navigation controller shows, and provides animators.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a view controller is about to be shown, after its `viewWillAppear(_:)`.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller.
  ///   - animated: `true` if the change is animated.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Tells the delegate that a view controller was shown, after its `viewDidAppear(_:)`.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller.
  ///   - animated: `true` if the change was animated.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Asks the delegate for the animator of an animated push or pop. The default is nil.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: The operation.
  ///   - fromVC: The controller that is visible before.
  ///   - toVC: The controller that is visible after.
  /// - Returns: The animator, or nil for the default animation.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks the delegate for the interaction controller of a push or pop with a custom animator. The default is nil.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator from `navigationController(_:animationControllerFor:from:to:)`.
  /// - Returns: The interaction controller, or nil if the transition is not interactive.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Asks the delegate for the orientations that the navigation controller supports. For source compatibility.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: The orientations. They have no effect in Tessera.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
  /// Tells the delegate that a view controller is about to be shown, after its `viewWillAppear(_:)`. The default
  /// implementation does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller.
  ///   - animated: `true` if the change is animated.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// Tells the delegate that a view controller was shown, after its `viewDidAppear(_:)`. The default implementation
  /// does nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller.
  ///   - animated: `true` if the change was animated.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  /// Asks the delegate for the animator of an animated push or pop. The default implementation selects the default
  /// animation.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: The operation.
  ///   - fromVC: The controller that is visible before.
  ///   - toVC: The controller that is visible after.
  /// - Returns: Nil.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Asks the delegate for the interaction controller of a push or pop with a custom animator. The default
  /// implementation returns nil: transitions are not interactive.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator.
  /// - Returns: Nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Asks the delegate for the orientations that the navigation controller supports. For source compatibility. The
  /// default implementation supports all orientations.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: All orientations.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }
}
