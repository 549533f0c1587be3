import CoreGraphics

/// What a popover can belong to: a view or a bar button item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Where it lies, in the coordinates of `referenceView`; empty where it is not shown.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds, in the coordinates of another view of its window.
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}
