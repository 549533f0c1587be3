import CoreGraphics

/// A view whose rows reveal actions when they are swiped: a table view, or a collection view with a list.
@MainActor
protocol SwipeHosting: UIScrollView {
  /// The controller of swiped rows. It is `nil` until the first row that can be swiped is shown.
  var swipeController: SwipeController? { get set }
  /// Returns the row at a point of the content, or `nil` if there is none.
  func swipeRow(at point: CGPoint) -> UIView?
  /// Returns the actions at the leading or trailing edge of a row, or `nil` if there are none.
  func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Updates the view after a row was opened or closed.
  func swipeDidChange(_ row: UIView, isOpen: Bool)
  /// Returns whether the item that a row shows still exists in the data source.
  func stillShowsItem(_ row: UIView) -> Bool
}

extension UIScrollView {
  /// Returns the view of a given type at a point. This is the deepest view at the point, or its nearest superview of
  /// this type. Returns `nil` if there is none.
  final func hitRow<Row: UIView>(_ point: CGPoint, _ type: Row.Type) -> Row? {
    var view = hitTest(point, with: nil)
    while let ancestor = view, ancestor !== self {
      if let row = ancestor as? Row { return row }
      view = ancestor.superview
    }
    return nil
  }
}
