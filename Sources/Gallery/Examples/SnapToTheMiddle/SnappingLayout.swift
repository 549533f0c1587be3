import UIKit

/// A layout with one row of cells, in which scrolling ends with a cell in the middle.
final class SnappingLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { fatalError("SnappingLayout does not support init(coder:); create it in code") }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let size = collectionView.bounds.size
    let centerX = proposedContentOffset.x + size.width / 2
    let candidates = layoutAttributesForElements(in: CGRect(origin: proposedContentOffset, size: size)) ?? []
    guard let nearestCell = candidates.min(by: { abs($0.center.x - centerX) < abs($1.center.x - centerX) }) else {
      return proposedContentOffset
    }
    return CGPoint(x: nearestCell.center.x - size.width / 2, y: proposedContentOffset.y)
  }
}
