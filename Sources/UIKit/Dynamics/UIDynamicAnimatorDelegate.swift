import Foundation

/// The methods by which an animator notifies its delegate that it starts or pauses. All are optional.
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
  /// Does nothing by default.
  ///
  /// - Parameter animator: The animator.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing by default.
  ///
  /// - Parameter animator: The animator.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
