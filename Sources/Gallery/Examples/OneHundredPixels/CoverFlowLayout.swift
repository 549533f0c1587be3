import UIKit

/// A layout that shows a row of photos in perspective. The photo in the middle faces the viewer. The others are
/// smaller, rotated and darker. Scrolling ends with a photo in the middle.
final class CoverFlowLayout: UICollectionViewFlowLayout {
  /// The rotation of the photos to the left and right of the photo in the middle, in radians.
  static let tiltAngle = CGFloat.pi / 4
  /// The fraction of its size by which the photo in the middle is enlarged.
  static let zoom: CGFloat = 0.2
  /// The opacity of the black shade over the photos to the left and right of the photo in the middle, from 0 to 1.
  static let shade: CGFloat = 0.6

  override class var layoutAttributesClass: AnyClass { PhotoAttributes.self }

  override init() {
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) { fatalError("CoverFlowLayout does not support init(coder:); create it in code") }

  /// The side of a photo in points. The view controller sets it according to the view's size.
  var side: CGFloat = 180 {
    didSet {
      itemSize = CGSize(width: side, height: side)
      // Adjacent photos overlap by a third, and there is only one row.
      minimumLineSpacing = -side / 3
      minimumInteritemSpacing = 10_000
    }
  }

  /// The distance from one photo to the next, in points.
  var step: CGFloat { side + minimumLineSpacing }

  // The appearance of a photo depends on the scroll offset.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // A photo may be drawn outside its frame by up to a quarter of its side.
    let visibleRect = rect.insetBy(dx: -side, dy: 0)
    return super.layoutAttributesForElements(in: visibleRect)?.map(withPerspective)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(withPerspective)
  }

  /// Returns a copy of the attributes with the perspective transform. The flow layout's own attributes must remain
  /// unchanged.
  private func withPerspective(_ flatAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView = collectionView, let attributes = flatAttributes.copy() as? PhotoAttributes,
      attributes.representedElementCategory == .cell
    else { return flatAttributes }
    // The distance is 0 in the middle, −1 and 1 at the adjacent photos, and larger beyond them.
    let distance = (attributes.center.x - collectionView.bounds.midX) / step
    let clampedDistance = min(1, max(-1, distance))
    let proximity = 1 - abs(clampedDistance)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / (4.5 * attributes.size.width)
    transform = CATransform3DTranslate(transform, clampedDistance * attributes.size.width * 0.22, 0, 0)
    transform = CATransform3DRotate(transform, -clampedDistance * Self.tiltAngle, 0, 1, 0)
    let scale = 1 + Self.zoom * proximity
    attributes.transform3D = CATransform3DScale(transform, scale, scale, 1)
    attributes.zIndex = -Int(abs(distance).rounded())
    attributes.maskingValue = Self.shade * abs(clampedDistance)
    attributes.shadowOpacity = 0.5
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let size = collectionView.bounds.size
    let centerX = proposedContentOffset.x + size.width / 2
    let nearbyRect = CGRect(x: centerX - step, y: 0, width: 2 * step, height: size.height)
    let candidates = super.layoutAttributesForElements(in: nearbyRect) ?? []
    guard let nearestCell = candidates.min(by: { abs($0.center.x - centerX) < abs($1.center.x - centerX) }) else {
      return proposedContentOffset
    }
    return CGPoint(x: nearestCell.center.x - size.width / 2, y: proposedContentOffset.y)
  }
}
