import CoreGraphics

extension UICollectionView: SwipeHosting {
  final func swipeRow(at point: CGPoint) -> UIView? { hitRow(point, UICollectionViewCell.self) }

  final func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let cell = row as? UICollectionViewCell, let path = cell.element?.path, cell.element?.key.kind == 0,
      movement == nil
    else { return nil }
    if let actions = swipeActions(at: path, isLeading: isLeading) { return actions }
    guard let cellActions = (cell as? UICollectionViewListCell)?.cellSwipeActions, isListItem(path) else { return nil }
    return isLeading ? cellActions.leading : cellActions.trailing
  }

  final func swipeDidChange(_ row: UIView, isOpen: Bool) { (row as? UICollectionViewCell)?.isSwiped = isOpen }

  final func stillShowsItem(_ row: UIView) -> Bool {
    (row as? UICollectionViewCell).flatMap { indexPath(for: $0) } != nil
  }
}
