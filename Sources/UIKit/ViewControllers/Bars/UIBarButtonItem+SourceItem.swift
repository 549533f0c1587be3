import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button or custom view in its bar. The background of a button is 4 points larger on
  /// each side.
  ///
  /// - Parameter referenceView: The view that defines the coordinate system of the frame.
  /// - Returns: The frame in points, or an empty rectangle if the item is not visible.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let view = shownView else { return .zero }
    let inset: CGFloat = view === customView ? 0 : 4
    return view.convert(view.bounds.insetBy(dx: inset, dy: inset), to: referenceView)
  }
}
