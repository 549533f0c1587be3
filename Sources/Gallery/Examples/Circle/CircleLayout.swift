import UIKit

/// The methods that provide information for a circle layout. The collection view's delegate implements them.
protocol CircleLayoutDelegate: AnyObject {
  /// Returns the clockwise rotation of the hand from the twelve o'clock position, in radians.
  func angleOfHand(in layout: CircleLayout) -> CGFloat
}

/// A layout that arranges cells in a circle around the middle of the view, with a hand behind them. Each cell is
/// rotated so that its lower edge faces the middle. The content is never larger than the view.
final class CircleLayout: UICollectionViewLayout {
  static let handKind = "Hand"
  static let itemSize = CGSize(width: 50, height: 50)
  static let handSize = CGSize(width: 20, height: 200)

  private(set) var center = CGPoint.zero
  private(set) var radius: CGFloat = 0
  private var itemCount = 0
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  override init() {
    super.init()
    register(HandView.self, forDecorationViewOfKind: Self.handKind)
  }

  required init?(coder: NSCoder) { fatalError("CircleLayout does not support init(coder:); create it in code") }

  // MARK: Positions

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    itemCount = collectionView.numberOfItems(inSection: 0)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2.5
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  // The circle depends on the size of the view.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var attributes = (0..<itemCount).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    if rect.contains(center),
      let hand = layoutAttributesForDecorationView(ofKind: Self.handKind, at: IndexPath(item: 0, section: 0))
    {
      attributes.append(hand)
    }
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = angle(ofItem: indexPath.item, of: itemCount)
    attributes.size = Self.itemSize
    attributes.center = CGPoint(
      x: center.x + radius * cos(angle - .pi / 2), y: center.y + radius * sin(angle - .pi / 2))
    attributes.transform3D = CATransform3DMakeRotation(angle, 0, 0, 1)
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    let angle = (collectionView?.delegate as? CircleLayoutDelegate)?.angleOfHand(in: self) ?? 0
    attributes.size = Self.handSize
    attributes.center = center
    attributes.transform3D = CATransform3DMakeRotation(angle, 0, 0, 1)
    attributes.zIndex = -1
    return attributes
  }

  private func angle(ofItem item: Int, of count: Int) -> CGFloat { 2 * .pi * CGFloat(item) / CGFloat(max(count, 1)) }

  // MARK: Appearing and disappearing items

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
