import UIKit

/// Tiles below a title that stays at the top while the user scrolls.
final class StickyTitleLayout: TitledTileLayout {
  private let titlePath = IndexPath(item: 0, section: 0)
  /// The width for which the tiles were computed, or `nil` if they are invalid.
  private var preparedWidth: CGFloat?

  override func prepare() {
    let width = collectionView?.bounds.width
    guard width != preparedWidth else { return }
    preparedWidth = width
    super.prepare()
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    guard let attributes, let collectionView else { return nil }
    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    attributes.frame.origin.y = max(0, top)
    attributes.zIndex = 1
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    let tiles = elements.filter { $0.representedElementCategory == .cell }
    guard let title = layoutAttributesForSupplementaryView(ofKind: Self.titleKind, at: titlePath) else { return tiles }
    return [title] + tiles
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if newBounds.width == collectionView?.bounds.width {
      context.invalidateSupplementaryElements(ofKind: Self.titleKind, at: [titlePath])
    }
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    // A scroll lists the title alone. Other contexts can mean another width or other counts.
    if context.invalidatedSupplementaryIndexPaths == nil { preparedWidth = nil }
  }
}
