import Foundation

/// Hears when an animator starts and stops. All methods are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to move its items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Default: nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Default: nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
