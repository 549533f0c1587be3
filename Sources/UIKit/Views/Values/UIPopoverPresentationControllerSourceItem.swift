import CoreGraphics

/// An object that a popover can point at: a view or a bar button item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the frame of the object in the coordinates of a view.
  ///
  /// - Parameter referenceView: The view that defines the coordinate system of the frame.
  /// - Returns: The frame in points, or an empty rectangle if the object is not shown.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in the coordinates of another view of the same window.
  ///
  /// - Parameter referenceView: The other view.
  /// - Returns: The rectangle, in points.
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}
