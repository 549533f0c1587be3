import Foundation

/// A protocol that lets `UIPageControlProgress` and its subclass have delegates of different types.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegating: UIPageControlProgress {}

extension UIPageControlProgressDelegating {
  /// The delegate. It is not retained.
  public var delegate: (any UIPageControlProgressDelegate)? {
    get { progressDelegate }
    set { progressDelegate = newValue }
  }
}
