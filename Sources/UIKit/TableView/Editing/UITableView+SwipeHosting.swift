import CoreGraphics

extension UITableView: SwipeHosting {
  final func swipeRow(at point: CGPoint) -> UIView? { hitRow(point, UITableViewCell.self) }

  final func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
    (row as? UITableViewCell).flatMap { swipeActions(for: $0, leading: isLeading) }
  }

  final func swipeChanged(_ row: UIView, isOpen: Bool) {
    guard let cell = row as? UITableViewCell else { return }
    cell.isSwiped = isOpen
    if isOpen { swipeBegan(on: cell) } else { swipeEnded(on: cell) }
    cell.confirmationChanged(isOpen: isOpen)
  }

  final func stillShowsItem(_ row: UIView) -> Bool { (row as? UITableViewCell)?.element != nil }
}
