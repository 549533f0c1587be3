import UIKit

/// A layout that arranges cells like the seeds of a sunflower. The spread distance determines their distance from each
/// other.
final class SpreadLayout: UICollectionViewLayout {
  static let itemSize = CGSize(width: 44, height: 44)
  static let range: ClosedRange<CGFloat> = 40...240

  private(set) var spreadDistance: CGFloat = 85
  private var center = CGPoint.zero

  /// Sets the spread distance, clamped to a reasonable range.
  func updateSpreadDistance(_ distance: CGFloat) {
    spreadDistance = min(max(distance, Self.range.lowerBound), Self.range.upperBound)
  }

  override func prepare() {
    super.prepare()
    guard let bounds = collectionView?.bounds else { return }
    center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let goldenAngle = CGFloat.pi * (3 - CGFloat(5).squareRoot())
    let distance = spreadDistance / 4 * CGFloat(indexPath.item).squareRoot()
    let angle = goldenAngle * CGFloat(indexPath.item)
    attributes.size = Self.itemSize
    attributes.center = CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
    attributes.zIndex = -indexPath.item
    return attributes
  }
}
