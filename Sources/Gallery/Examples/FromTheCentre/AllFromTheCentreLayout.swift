import UIKit

/// A layout according to listing 5-2 of Apple's Collection View Programming Guide for iOS. All cells that the update affects
/// start in the middle, even those that already existed.
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
