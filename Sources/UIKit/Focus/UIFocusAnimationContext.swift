import Foundation

/// What is known of the animation in which the focus is shown to move.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}
