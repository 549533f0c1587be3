import Foundation

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The coordinate space in which the frames of the items are expressed. This is the coordinate space of the view
  /// itself.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Returns the focusable descendants of the view that intersect a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the view's coordinates.
  /// - Returns: The views.
  /// - Complexity: O(*n*), where *n* is the number of descendants.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    FocusTree.items(in: self).filter { item in
      guard let view = item as? UIView else { return false }
      return view.convert(view.bounds, to: self).intersects(rect)
    }
  }
}
