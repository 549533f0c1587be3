import UIKit

/// A flow layout of squares. Each row contains as many squares as fit, enlarged so that they fill the row. The gaps are
/// therefore equal in both directions, and the margins are equal on both sides at any width.
class TilesLayout: UICollectionViewFlowLayout {
  private let smallestSide: CGFloat

  /// Creates a layout of squares with sides of at least `smallestSide` points.
  init(smallestSide: CGFloat, gap: CGFloat = 10, margin: CGFloat = 16) {
    self.smallestSide = smallestSide
    super.init()
    minimumInteritemSpacing = gap
    minimumLineSpacing = gap
    sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  required init?(coder: NSCoder) { fatalError("TilesLayout does not support init(coder:); create it in code") }

  override func prepare() {
    if let collectionView {
      let insets = collectionView.adjustedContentInset
      let width = collectionView.bounds.width - insets.left - insets.right - sectionInset.left - sectionInset.right
      let count = max(1, floor((width + minimumInteritemSpacing) / (smallestSide + minimumInteritemSpacing)))
      // With whole points, the edges are sharp.
      let side = max(1, floor((width - (count - 1) * minimumInteritemSpacing) / count))
      if itemSize.width != side { itemSize = CGSize(width: side, height: side) }
    }
    super.prepare()
  }
}
