import CoreGraphics

/// A view whose rows reveal actions when they are swiped: a table view, or a collection view with a list.
@MainActor
protocol SwipeHosting: UIScrollView {
  /// The controller of swiped rows, or `nil` before a row that can be swiped is shown.
  var swipes: SwipeController? { get set }
  /// Returns the row at a point of the content, or `nil` if there is none.
  func swipeRow(at point: CGPoint) -> UIView?
  /// Returns the actions at an edge of a row, or `nil` if there are none.
  func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Updates the view after a row was opened or closed.
  func swipeChanged(_ row: UIView, isOpen: Bool)
  /// Returns whether a row shows an item that is still in the data source.
  func stillShowsItem(_ row: UIView) -> Bool
}

extension UIScrollView {
  /// Returns the innermost view of a type at a point, or an ancestor of the view at that point, or `nil`.
  final func rowHit<Row: UIView>(_ point: CGPoint, _ type: Row.Type) -> Row? {
    var view = hitTest(point, with: nil)
    while let current = view, current !== self {
      if let row = current as? Row { return row }
      view = current.superview
    }
    return nil
  }
}
