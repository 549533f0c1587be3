import UIKit

/// A layout of square tiles in columns of equal width, below a title that scrolls with them.
class TitledTileLayout: UICollectionViewLayout {
  static let titleKind = "title"
  let columns = 3
  let spacing: CGFloat = 8
  let titleHeight: CGFloat = 44
  private var count = 0
  private var side: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    count = collectionView.numberOfItems(inSection: 0)
    side = (collectionView.bounds.width - spacing * CGFloat(columns + 1)) / CGFloat(columns)
  }

  override var collectionViewContentSize: CGSize {
    let rows = (count + columns - 1) / columns
    return CGSize(
      width: collectionView?.bounds.width ?? 0, height: titleHeight + spacing + CGFloat(rows) * (side + spacing))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let row = indexPath.item / columns
    let column = indexPath.item % columns
    attributes.frame = CGRect(
      x: spacing + CGFloat(column) * (side + spacing), y: titleHeight + spacing + CGFloat(row) * (side + spacing),
      width: side, height: side)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.titleKind, let collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: titleHeight)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var elements: [UICollectionViewLayoutAttributes] = []
    let titlePath = IndexPath(item: 0, section: 0)
    if rect.minY < titleHeight,
      let title = layoutAttributesForSupplementaryView(ofKind: Self.titleKind, at: titlePath)
    {
      elements.append(title)
    }
    let step = side + spacing
    let first = max(0, Int((rect.minY - titleHeight) / step)) * columns
    let end = min(count, (Int((rect.maxY - titleHeight) / step) + 1) * columns)
    for item in first..<max(first, end) {
      if let tile = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) { elements.append(tile) }
    }
    return elements
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
