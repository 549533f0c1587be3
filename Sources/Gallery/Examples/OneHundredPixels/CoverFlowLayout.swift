import UIKit

/// A row of photos in perspective: the one in the middle faces us, larger than the others, which lean away and lie in its
/// shade. Comes to rest with a photo in the middle.
final class CoverFlowLayout: UICollectionViewFlowLayout {
  /// How far photos beside the middle are turned.
  static let turn = CGFloat.pi / 4
  /// How much larger the photo in the middle is.
  static let zoom: CGFloat = 0.2
  /// How dark photos beside the middle are.
  static let shade: CGFloat = 0.6

  override class var layoutAttributesClass: AnyClass { PhotoAttributes.self }

  override init() {
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) { fatalError("CoverFlowLayout is made in code") }

  /// The side of a photo. Set by the controller, which knows the view's size.
  var side: CGFloat = 180 {
    didSet {
      itemSize = CGSize(width: side, height: side)
      // Photos overlap by a third, and no two lie above each other.
      minimumLineSpacing = -side / 3
      minimumInteritemSpacing = 10_000
    }
  }

  /// From one photo to the next.
  var step: CGFloat { side + minimumLineSpacing }

  /// What a photo looks like follows from where the view is.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // A photo stands up to a quarter of its side beside its place.
    let reach = rect.insetBy(dx: -side, dy: 0)
    return super.layoutAttributesForElements(in: reach)?.map(inPerspective)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(inPerspective)
  }

  /// Never changes what the flow layout made: a copy of it.
  private func inPerspective(_ original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView = collectionView, let attributes = original.copy() as? PhotoAttributes,
      attributes.representedElementCategory == .cell
    else { return original }
    // 0 in the middle, -1 and 1 where a neighbour stands, and beyond.
    let distance = (attributes.center.x - collectionView.bounds.midX) / step
    let side = min(1, max(-1, distance))
    let nearness = 1 - abs(side)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / (4.5 * attributes.size.width)
    transform = CATransform3DTranslate(transform, side * attributes.size.width * 0.22, 0, 0)
    transform = CATransform3DRotate(transform, -side * Self.turn, 0, 1, 0)
    let scale = 1 + Self.zoom * nearness
    attributes.transform3D = CATransform3DScale(transform, scale, scale, 1)
    attributes.zIndex = -Int(abs(distance).rounded())
    attributes.maskingValue = Self.shade * abs(side)
    attributes.shadowOpacity = 0.5
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let size = collectionView.bounds.size
    let middle = proposedContentOffset.x + size.width / 2
    let near = CGRect(x: middle - step, y: 0, width: 2 * step, height: size.height)
    let candidates = super.layoutAttributesForElements(in: near) ?? []
    guard let nearest = candidates.min(by: { abs($0.center.x - middle) < abs($1.center.x - middle) }) else {
      return proposedContentOffset
    }
    return CGPoint(x: nearest.center.x - size.width / 2, y: proposedContentOffset.y)
  }
}
