import Foundation
import RuntimeInterface

/// The delegate of a page control's timer.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Asks the delegate whether to turn to a page when the progress of the current one is complete.
  ///
  /// - Parameters:
  ///   - progress: The timer.
  ///   - page: The next page.
  /// - Returns: `true` to turn the page, which is the default; `false` to stop the timer.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  /// Tells the delegate that the timer has advanced.
  ///
  /// - Parameter progress: The timer.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  /// The default implementation, which returns `true`.
  ///
  /// - Parameters:
  ///   - progress: The timer.
  ///   - page: The next page.
  /// - Returns: `true`.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  ///
  /// - Parameter progress: The timer.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
