import Foundation

/// An object that animates other changes together with a transition of view controllers or of a view's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition.
  ///
  /// - Parameters:
  ///   - animation: A closure that makes the changes. The changes are animated with the timing of the transition.
  ///   - completion: A closure that is called after the transition, even if the transition is not animated.
  /// - Returns: `true` if the animations were added, or `false` if the transition has already ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates changes of a view outside of the transition's container alongside the transition.
  ///
  /// - Parameters:
  ///   - view: The view that contains the changes.
  ///   - animation: A closure that makes the changes. The changes are animated with the timing of the transition.
  ///   - completion: A closure that is called after the transition, even if the transition is not animated.
  /// - Returns: `true` if the animations were added, or `false` if the transition has already ended.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a closure to call when the user ends the interaction with an interactive transition.
  ///
  /// - Parameter handler: The closure. The closure is called once when the user ends the interaction, and never for
  ///   other transitions.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Registers a closure to call when the interaction ends. This method is an older form of
  /// `notifyWhenInteractionChanges(_:)`.
  ///
  /// - Parameter handler: The closure, which is called once.
  @available(*, deprecated, renamed: "notifyWhenInteractionChanges")
  public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  { notifyWhenInteractionChanges(handler) }

  /// Animates changes alongside the transition.
  ///
  /// - Parameter animation: A closure that makes the changes. The changes are animated with the timing of the
  ///   transition.
  /// - Returns: `true` if the animations were added, or `false` if the transition has already ended.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Animates changes of a view outside of the transition's container alongside the transition.
  ///
  /// - Parameters:
  ///   - view: The view that contains the changes.
  ///   - animation: A closure that makes the changes. The changes are animated with the timing of the transition.
  /// - Returns: `true` if the animations were added, or `false` if the transition has already ended.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
