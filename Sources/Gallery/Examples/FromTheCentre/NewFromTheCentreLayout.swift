import UIKit

/// A layout according to listing 5-2 of Apple's Collection View Programming Guide for iOS, with the correction in the note
/// below the listing: only inserted cells start in the middle.
final class NewFromTheCentreLayout: TilesLayout {
  private var inserted: Set<IndexPath> = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(path), let collectionView else {
      return super.initialLayoutAttributesForAppearingItem(at: path)
    }
    let attributes = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    // The cell starts in the middle of the visible area. The listing uses the middle of the view's frame, which is the
    // same until the view has scrolled.
    attributes?.center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    return attributes
  }
}
