import UIKit

final class CircleLayout: UICollectionViewLayout {
  private var itemCount = 0
  private var center = CGPoint.zero
  private var radius: CGFloat = 0
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    itemCount = collectionView.numberOfItems(inSection: 0)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2.5
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = angle(ofItem: indexPath.item, of: itemCount)
    attributes.size = CGSize(width: 50, height: 50)
    attributes.center = CGPoint(
      x: center.x + radius * cos(angle - .pi / 2), y: center.y + radius * sin(angle - .pi / 2))
    attributes.transform3D = CATransform3DMakeRotation(angle, 0, 0, 1)
    return attributes
  }

  private func angle(ofItem item: Int, of count: Int) -> CGFloat { 2 * .pi * CGFloat(item) / CGFloat(max(count, 1)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<itemCount).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      if update.updateAction == .insert, let path = update.indexPathAfterUpdate { inserted.insert(path) }
      if update.updateAction == .delete, let path = update.indexPathBeforeUpdate { deleted.insert(path) }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
    deleted.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(path) else { return super.initialLayoutAttributesForAppearingItem(at: path) }
    let attributes = layoutAttributesForItem(at: path)
    attributes?.alpha = 0
    attributes?.center = center
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard deleted.contains(path) else { return super.finalLayoutAttributesForDisappearingItem(at: path) }
    let attributes = layoutAttributesForItem(at: path)
    attributes?.alpha = 0
    attributes?.center = center
    // `itemCount` already has the new value, but the cell still has its previous angle.
    attributes?.transform3D = CATransform3DConcat(
      CATransform3DMakeScale(0.1, 0.1, 1),
      CATransform3DMakeRotation(angle(ofItem: path.item, of: itemCount + 1), 0, 0, 1))
    return attributes
  }
}
