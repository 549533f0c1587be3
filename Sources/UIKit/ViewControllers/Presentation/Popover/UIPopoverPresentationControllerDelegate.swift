import CoreGraphics

/// The methods of a delegate that is notified when a popover is presented. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that a popover is about to be presented. This is the last opportunity to set the source of the
  /// popover.
  ///
  /// - Parameter popoverPresentationController: The presentation controller of the popover.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Tells the delegate that a popover is about to be presented. The default implementation does nothing.
  ///
  /// - Parameter popoverPresentationController: The presentation controller of the popover.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
