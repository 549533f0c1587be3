import Foundation

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The view's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The views below this one that can have the focus and reach into `rect` (own coordinates). O(views below).
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    FocusTree.items(in: self).filter { item in
      guard let view = item as? UIView else { return false }
      return view.convert(view.bounds, to: self).intersects(rect)
    }
  }
}
