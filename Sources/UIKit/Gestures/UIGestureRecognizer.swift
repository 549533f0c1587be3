import Foundation

/// Watches the touches of a view and its subviews, and says when they make up a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    /// A discrete gesture was recognised: the same value as `ended`.
    public static let recognized = State.ended
  }

  open package(set) weak var view: UIView?
}
