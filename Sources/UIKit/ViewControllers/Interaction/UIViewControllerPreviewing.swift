import CoreGraphics
import Foundation

/// The context of the previews of a view, which `UIViewController.registerForPreviewing(with:sourceView:)` returns.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recognizer that other recognizers can be made dependent on. It recognizes the press that shows the preview.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that provides the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that the user presses.
  var sourceView: UIView { get }
  /// The rectangle that is lifted, in the coordinate system of the source view. The delegate sets it when it returns a preview. The
  /// default is the bounds of the view.
  var sourceRect: CGRect { get set }
}
