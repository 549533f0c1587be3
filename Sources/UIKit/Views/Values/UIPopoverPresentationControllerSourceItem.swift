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

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the item is shown in its bar, 4 points within its ground; empty where it is not.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let view = shownView else { return .zero }
    let inset: CGFloat = view === customView ? 0 : 4
    return view.convert(view.bounds.insetBy(dx: inset, dy: inset), to: referenceView)
  }
}
