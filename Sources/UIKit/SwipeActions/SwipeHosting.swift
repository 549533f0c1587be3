import CoreGraphics

/// A view whose rows uncover actions when they are swiped: a table, or a collection view with a list.
@MainActor
protocol SwipeHosting: UIScrollView {
  /// What lets rows be swiped; nil until there is one that can be.
  var swipes: SwipeController? { get set }
  /// The row at a point of the content.
  func swipeRow(at point: CGPoint) -> UIView?
  /// What a swipe uncovers at an edge of a row; nil for nothing.
  func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// A row was opened, or closed.
  func swipeChanged(_ row: UIView, isOpen: Bool)
  /// Whether the row still shows something of the data.
  func showsSwiped(_ row: UIView) -> Bool
}

extension UIScrollView {
  /// The nearest view of a kind around what a point hits.
  final func rowHit<Row: UIView>(_ point: CGPoint, _ type: Row.Type) -> Row? {
    var view = hitTest(point, with: nil)
    while let current = view, current !== self {
      if let row = current as? Row { return row }
      view = current.superview
    }
    return nil
  }
}
