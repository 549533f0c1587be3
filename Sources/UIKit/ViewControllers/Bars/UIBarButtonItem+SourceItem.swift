import Foundation

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the item is shown in its bar, 4 points within its ground; empty where it is not.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let view = shownView else { return .zero }
    let inset: CGFloat = view === customView ? 0 : 4
    return view.convert(view.bounds.insetBy(dx: inset, dy: inset), to: referenceView)
  }
}
