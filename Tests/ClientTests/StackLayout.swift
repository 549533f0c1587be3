import UIKit

protocol StackLayoutDelegate: AnyObject {
  func badge(at indexPath: IndexPath) -> Int
}

/// A custom layout that caches its attributes in `prepare`, as in tutorials.
class StackLayout: UICollectionViewLayout {
  static let backgroundKind = "SectionBackground"
  static let titleKind = "Title"

  weak var delegate: StackLayoutDelegate?
  var itemSize = CGSize(width: 120, height: 80) {
    didSet { invalidateLayout() }
  }

  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero

  override init() {
    super.init()
    register(SectionBackground.self, forDecorationViewOfKind: StackLayout.backgroundKind)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    register(SectionBackground.self, forDecorationViewOfKind: StackLayout.backgroundKind)
  }

  override class var layoutAttributesClass: AnyClass { return BadgeAttributes.self }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cache.removeAll()
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let top = y
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: StackLayout.titleKind, with: IndexPath(item: 0, section: section))
      header.frame = CGRect(x: 0, y: y, width: collectionView.bounds.width, height: 30)
      cache.append(header)
      y += 30
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let attributes = BadgeAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(origin: CGPoint(x: 10, y: y), size: itemSize)
        attributes.transform3D = CATransform3DMakeRotation(0.05, 0, 0, 1)
        attributes.zIndex = item
        attributes.badge = delegate?.badge(at: indexPath) ?? 0
        cache.append(attributes)
        y += itemSize.height + 10
      }
      let background = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: StackLayout.backgroundKind, with: IndexPath(item: 0, section: section))
      background.frame = CGRect(x: 0, y: top, width: collectionView.bounds.width, height: y - top)
      background.zIndex = -1
      cache.append(background)
    }
    contentSize = CGSize(width: collectionView.bounds.width, height: y)
  }

  override var collectionViewContentSize: CGSize { return contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    return cache.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return cache.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return cache.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    return collectionView.bounds.size != newBounds.size
  }
}

/// A subclass of the flow layout in which items near the middle are larger, as in tutorials.
class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 100)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect), let collectionView = collectionView else {
      return nil
    }
    let center = collectionView.bounds.midX
    return attributes.map { original in
      let copy = original.copy() as! UICollectionViewLayoutAttributes
      let scale = max(0.5, 1 - abs(copy.center.x - center) / 400)
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      return copy
    }
  }
}
