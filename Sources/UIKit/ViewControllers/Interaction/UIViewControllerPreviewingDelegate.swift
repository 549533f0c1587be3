import CoreGraphics
import Foundation

/// The methods of a delegate that provides the previews of a view.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Asks the delegate for the view controller to preview.
  ///
  /// - Parameters:
  ///   - previewingContext: The context.
  ///   - location: The location of the press in the source view, in points.
  /// - Returns: The view controller, or nil for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Tells the delegate to show the previewed view controller, because the user tapped the preview.
  ///
  /// - Parameters:
  ///   - previewingContext: The context.
  ///   - viewControllerToCommit: The view controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
