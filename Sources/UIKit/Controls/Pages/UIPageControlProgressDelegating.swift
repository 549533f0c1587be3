import Foundation

/// A protocol that allows `UIPageControlProgress` and its subclass to have delegates of different types.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegating: UIPageControlProgress {}

extension UIPageControlProgressDelegating {
  /// The delegate, which provides initial progress values and observes the bar. It is not retained.
  public var delegate: (any UIPageControlProgressDelegate)? {
    get { progressDelegate }
    set { progressDelegate = newValue }
  }
}
