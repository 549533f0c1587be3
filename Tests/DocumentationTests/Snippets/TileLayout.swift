import UIKit

/// A layout of square tiles in columns of equal width.
final class TileLayout: UICollectionViewLayout {
  let columns = 3
  let spacing: CGFloat = 8
  private var count = 0
  private var side: CGFloat = 0
  private var inserted: Set<IndexPath> = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    count = collectionView.numberOfItems(inSection: 0)
    side = (collectionView.bounds.width - spacing * CGFloat(columns + 1)) / CGFloat(columns)
  }

  override var collectionViewContentSize: CGSize {
    let rows = (count + columns - 1) / columns
    return CGSize(width: collectionView?.bounds.width ?? 0, height: spacing + CGFloat(rows) * (side + spacing))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let row = indexPath.item / columns
    let column = indexPath.item % columns
    attributes.frame = CGRect(
      x: spacing + CGFloat(column) * (side + spacing), y: spacing + CGFloat(row) * (side + spacing),
      width: side, height: side)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let step = side + spacing
    let first = max(0, Int(rect.minY / step)) * columns
    let end = min(count, (Int(rect.maxY / step) + 1) * columns)
    guard first < end else { return [] }
    return (first..<end).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }
}
