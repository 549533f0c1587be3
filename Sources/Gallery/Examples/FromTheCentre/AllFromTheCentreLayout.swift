import UIKit

/// The guide's listing 5-2: every cell that is affected by the update starts in the middle, even those that were there
/// before.
final class AllFromTheCentreLayout: TilesLayout {
  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let attributes = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    let size = collectionView.frame.size
    attributes?.center = CGPoint(x: size.width / 2, y: size.height / 2)
    return attributes
  }
}
