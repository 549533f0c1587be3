import Foundation

/// The content view of a cell. Tells the cell when constraints have been solved anew.
final class CellContentView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UICollectionViewCell)?.contentWasLaidOut()
  }
}
