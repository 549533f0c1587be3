import CoreGraphics

/// A delegate of popovers. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that a popover is about to be shown. The source of the popover must be set before this method
  /// returns.
  ///
  /// - Parameter popoverPresentationController: The presentation controller.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Tells the delegate that a popover is about to be shown. The source of the popover must be set before this method
  /// returns. The default implementation does nothing.
  ///
  /// - Parameter popoverPresentationController: The presentation controller.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
