import CoreGraphics

extension UITableView: SwipeHosting {
  final func swipeRow(at point: CGPoint) -> UIView? { hitRow(point, UITableViewCell.self) }

  final func swipeActions(of row: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
    (row as? UITableViewCell).flatMap { swipeActions(for: $0, leading: isLeading) }
  }

  final func swipeDidChange(_ row: UIView, isOpen: Bool) {
    guard let cell = row as? UITableViewCell else { return }
    cell.isSwiped = isOpen
    if isOpen {
      swipeDidBegin(on: cell)
      if swipeController?.isLeadingOpen == false { cell.beginSwipeEditing() }
    } else {
      swipeDidEnd(on: cell)
      cell.endSwipeEditing()
    }
    cell.confirmationDidChange(isOpen: isOpen)
  }

  final func stillShowsItem(_ row: UIView) -> Bool { (row as? UITableViewCell)?.element != nil }
}
