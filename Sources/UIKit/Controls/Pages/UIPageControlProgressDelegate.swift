import Foundation

/// The methods that provide the initial progress of pages, and that are called when the progress bar of a page control
/// is shown or hidden.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Asks the delegate for the initial progress of a page that becomes the current one.
  ///
  /// - Parameters:
  ///   - progress: The progress object of the page control.
  ///   - page: The index of the new current page.
  /// - Returns: A value from 0 to 1. The default is 0.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Tells the delegate that the progress bar has appeared or disappeared.
  ///
  /// - Parameter progress: The progress object of the page control.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Asks the delegate for the initial progress of a page that becomes the current one. The default implementation
  /// returns 0.
  ///
  /// - Parameters:
  ///   - progress: The progress object of the page control.
  ///   - page: The index of the new current page.
  /// - Returns: 0.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// Tells the delegate that the progress bar has appeared or disappeared. The default implementation does nothing.
  ///
  /// - Parameter progress: The progress object of the page control.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
