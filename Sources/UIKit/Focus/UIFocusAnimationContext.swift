import Foundation

/// Information about the animation of a focus movement.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration of the animation, in seconds.
  var duration: TimeInterval { get }
}
