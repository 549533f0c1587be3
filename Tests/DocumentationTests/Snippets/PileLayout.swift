import UIKit

/// Full-width cells on top of each other, each as tall as its content.
final class PileLayout: UICollectionViewLayout {
  private let estimatedHeight: CGFloat = 44
  private var heights: [IndexPath: CGFloat] = [:]
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    var y: CGFloat = 0
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let height = heights[IndexPath(item: item, section: 0)] ?? estimatedHeight
      defer { y += height }
      return CGRect(x: 0, y: y, width: width, height: height)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != originalAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferredAttributes.indexPath] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard context.invalidateDataSourceCounts, let translation = indexTranslation else { return }
    heights = heights.reduce(into: [:]) { kept, known in
      guard !translation.isReloaded(known.key), let path = translation.newIndexPath(for: known.key) else { return }
      kept[path] = known.value
    }
  }
}
