import Foundation

/// An object that animates other changes together with a transition of view controllers or of a view's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition.
  ///
  /// - Parameters:
  ///   - animation: A closure that is called with the transition's timing.
  ///   - completion: A closure that is called after the transition, even if it is not animated.
  /// - Returns: `false` if the transition has ended already.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of a view outside of the transition's container alongside the transition.
  ///
  /// - Parameters:
  ///   - view: The view in which the changes happen.
  ///   - animation: A closure that is called with the transition's timing.
  ///   - completion: A closure that is called after the transition, even if it is not animated.
  /// - Returns: `false` if the transition has ended already.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a closure for the end of the interaction with an interactive transition.
  ///
  /// - Parameter handler: The closure. It is called once when the user ends the interaction, and never for other
  ///   transitions.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Registers a closure for the end of the interaction. It is the old name of `notifyWhenInteractionChanges(_:)`.
  ///
  /// - Parameter handler: The closure.
  @available(*, deprecated, renamed: "notifyWhenInteractionChanges")
  public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  { notifyWhenInteractionChanges(handler) }

  /// Animates changes alongside the transition.
  ///
  /// - Parameter animation: A closure that is called with the transition's timing.
  /// - Returns: `false` if the transition has ended already.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
