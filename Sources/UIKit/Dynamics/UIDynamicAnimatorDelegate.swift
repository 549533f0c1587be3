import Foundation

/// The methods of a delegate that is notified when an animator starts and pauses. All methods are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Tells the delegate that the animator is about to move its items.
  ///
  /// - Parameter animator: The animator.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Tells the delegate that all items have come to rest.
  ///
  /// - Parameter animator: The animator.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Called before the animator moves its items. The default implementation does nothing.
  ///
  /// - Parameter animator: The animator.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Called when all items have come to rest. The default implementation does nothing.
  ///
  /// - Parameter animator: The animator.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
