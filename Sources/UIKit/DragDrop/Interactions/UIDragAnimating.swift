import Foundation

/// An animation of a drag to which other animations can be added.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside this animation.
  ///
  /// - Parameter animations: A closure that sets properties of views to their final values.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  ///
  /// - Parameter completion: The closure. Its argument is the position at which the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
