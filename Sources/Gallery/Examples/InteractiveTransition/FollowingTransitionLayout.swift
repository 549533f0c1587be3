import UIKit

/// A transition layout that interpolates between two layouts and moves all cells with the fingers.
final class FollowingTransitionLayout: UICollectionViewTransitionLayout {
  private static let acrossKey = "across"
  private static let downKey = "down"

  /// The offset by which the cells are moved, in points. The offset returns to zero when the fingers are lifted.
  var shift: CGPoint {
    get { CGPoint(x: value(forAnimatedKey: Self.acrossKey), y: value(forAnimatedKey: Self.downKey)) }
    set {
      updateValue(newValue.x, forAnimatedKey: Self.acrossKey)
      updateValue(newValue.y, forAnimatedKey: Self.downKey)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect.offsetBy(dx: -shift.x, dy: -shift.y))?.map { shifted($0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map { shifted($0) }
  }

  private func shifted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.center.x += shift.x
    copy.center.y += shift.y
    return copy
  }
}
