import Foundation

/// Lets `UIPageControlProgress` and its subclass have a delegate of their own kind.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegating: UIPageControlProgress {}

extension UIPageControlProgressDelegating {
  /// Is asked and told. Not retained.
  public var delegate: (any UIPageControlProgressDelegate)? {
    get { progressDelegate }
    set { progressDelegate = newValue }
  }
}
