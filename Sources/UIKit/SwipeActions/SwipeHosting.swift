import CoreGraphics

/// A view whose rows uncover actions when they are swiped: a table, or a collection view with a list.
@MainActor
protocol SwipeHosting: UIScrollView {
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

extension UICollectionView: SwipeHosting {
  final func swipeRow(at point: CGPoint) -> UIView? { rowHit(point, UICollectionViewCell.self) }

  final func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let cell = row as? UICollectionViewCell, let path = cell.element?.path, cell.element?.key.kind == 0,
      movement == nil
    else { return nil }
    return swipeActions(at: path, isLeading: isLeading)
  }

  final func swipeChanged(_ row: UIView, isOpen: Bool) { (row as? UICollectionViewCell)?.isSwiped = isOpen }

  final func showsSwiped(_ row: UIView) -> Bool {
    (row as? UICollectionViewCell).flatMap { indexPath(for: $0) } != nil
  }
}

extension UITableView: SwipeHosting {
  final func swipeRow(at point: CGPoint) -> UIView? { rowHit(point, UITableViewCell.self) }

  final func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
    (row as? UITableViewCell).flatMap { swipeActions(for: $0, leading: isLeading) }
  }

  final func swipeChanged(_ row: UIView, isOpen: Bool) {
    guard let cell = row as? UITableViewCell else { return }
    cell.isSwiped = isOpen
    if isOpen { swipeBegan(on: cell) } else { swipeEnded(on: cell) }
    cell.confirmationChanged(isOpen: isOpen)
  }

  final func showsSwiped(_ row: UIView) -> Bool { (row as? UITableViewCell)?.element != nil }
}
