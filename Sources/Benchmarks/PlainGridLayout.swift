import UIKit

/// A grid layout with minimal cost, for comparison with the flow layout.
final class PlainGridLayout: UICollectionViewLayout {
  private let columns = 8
  private let tile = CGSize(width: 160, height: 180)

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 1280, height: CGFloat((count + columns - 1) / columns) * tile.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int(rect.minY / tile.height)) * columns
    let end = min(count, Int((rect.maxY / tile.height).rounded(.up)) * columns)
    return (first..<max(first, end)).map { makeAttributes($0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    makeAttributes(indexPath.item)
  }

  private func makeAttributes(_ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(
      x: CGFloat(item % columns) * tile.width + 5, y: CGFloat(item / columns) * tile.height + 5, width: 150,
      height: 170)
    return attributes
  }
}
