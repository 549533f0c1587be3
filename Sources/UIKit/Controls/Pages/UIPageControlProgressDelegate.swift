import Foundation

/// The delegate of a page control's progress, which provides the initial progress of pages and observes the visibility
/// of the bar.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress of a page that becomes the current one.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - page: The page.
  /// - Returns: A value from 0 to 1. The default is 0.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Tells the delegate that the bar has appeared or disappeared.
  ///
  /// - Parameter progress: The progress.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// The default implementation, which returns 0.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - page: The page.
  /// - Returns: 0.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// The default implementation, which does nothing.
  ///
  /// - Parameter progress: The progress.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
