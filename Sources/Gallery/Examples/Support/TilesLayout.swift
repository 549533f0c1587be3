import UIKit

/// A flow layout of squares: as many in a line as fit, grown until the line is full. So the gaps are the same in both
/// directions and the margins at both sides, whatever the width.
class TilesLayout: UICollectionViewFlowLayout {
  private let smallestSide: CGFloat

  /// Squares of at least `smallestSide` points, `gap` apart, `margin` from the edges.
  init(smallestSide: CGFloat, gap: CGFloat = 10, margin: CGFloat = 16) {
    self.smallestSide = smallestSide
    super.init()
    minimumInteritemSpacing = gap
    minimumLineSpacing = gap
    sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  required init?(coder: NSCoder) { fatalError("TilesLayout is made in code") }

  override func prepare() {
    if let collectionView {
      let insets = collectionView.adjustedContentInset
      let width = collectionView.bounds.width - insets.left - insets.right - sectionInset.left - sectionInset.right
      let count = max(1, floor((width + minimumInteritemSpacing) / (smallestSide + minimumInteritemSpacing)))
      // Whole points: edges are sharp.
      let side = max(1, floor((width - (count - 1) * minimumInteritemSpacing) / count))
      if itemSize.width != side { itemSize = CGSize(width: side, height: side) }
    }
    super.prepare()
  }
}
