import Foundation
import RuntimeInterface

/// The methods with which a delegate decides whether the timer of a page control turns the page, and is notified of the
/// progress.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Asks the delegate whether to turn to a page when the progress of the current one is complete.
  ///
  /// - Parameters:
  ///   - progress: The timer that has completed.
  ///   - page: The index of the next page.
  /// - Returns: `true` to turn the page, which is the default, or `false` to stop the timer.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  /// Tells the delegate that the timer has advanced.
  ///
  /// - Parameter progress: The timer that has advanced.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  /// Asks the delegate whether to turn to a page when the progress of the current one is complete. The default
  /// implementation returns `true`.
  ///
  /// - Parameters:
  ///   - progress: The timer that has completed.
  ///   - page: The index of the next page.
  /// - Returns: `true`.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  /// Tells the delegate that the timer has advanced. The default implementation does nothing.
  ///
  /// - Parameter progress: The timer that has advanced.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
