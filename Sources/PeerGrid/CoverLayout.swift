import UIKit

/// A cover flow: the covers beside the middle are turned about their vertical axes, and those farther away are behind.
final class CoverLayout: UICollectionViewLayout {
  static let count = 25
  /// The distance of the scroll view's offsets between two covers.
  static let spacing: CGFloat = 70
  private static let side: CGFloat = 400

  override var collectionViewContentSize: CGSize {
    let size = collectionView?.bounds.size ?? .zero
    return CGSize(width: size.width + CGFloat(Self.count - 1) * Self.spacing, height: size.height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<Self.count).map { attributes(at: IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(at: indexPath)
  }

  private func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let bounds = collectionView?.bounds ?? .zero
    let distance = CGFloat(path.item) - bounds.minX / Self.spacing
    let turn = max(-1, min(1, distance))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.size = CGSize(width: Self.side, height: Self.side)
    attributes.center = CGPoint(x: bounds.midX + 220 * turn + Self.spacing * distance, y: bounds.midY)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 1024
    attributes.transform3D = CATransform3DRotate(transform, -turn * .pi / 3, 0, 1, 0)
    attributes.zIndex = -Int(abs(distance) * 100)
    return attributes
  }
}
