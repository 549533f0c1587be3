import Foundation

/// The content view of a cell. Tells the cell when constraints have been solved anew.
final class CellContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if let cell = superview as? UICollectionViewCell {
      cell.contentWasLaidOut()
    } else if let cell = superview as? UITableViewCell {
      cell.contentWasLaidOut()
    } else {
      (superview as? UITableViewHeaderFooterView)?.contentWasLaidOut()
    }
  }
}
