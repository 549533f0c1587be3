import Foundation

/// A protocol that allows `UIPageControlProgress` and its subclass to have delegates of different types.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegating: UIPageControlProgress {}

extension UIPageControlProgressDelegating {
  /// The delegate, which provides initial progress values and is notified when the progress bar appears or disappears.
  /// The progress object does not retain it.
  public var delegate: (any UIPageControlProgressDelegate)? {
    get { progressDelegate }
    set { progressDelegate = newValue }
  }
}
