import UIKit

/// A layout that shows each section as a stack of photos with a title below. The stacks are arranged in columns, and an
/// emblem is above the first row.
///
/// It has the same dimensions as the layout of the "photo stack" tutorial. The tutorial computes all attributes in
/// `prepare()`. This layout computes only the requested attributes, so that its cost is independent of the number of
/// albums.
final class PhotoStackLayout: UICollectionViewLayout {
  static let titleKind = "AlbumTitle"
  static let emblemKind = "Emblem"

  /// The maximum number of visible photos in a stack. Additional photos would be covered.
  static let visiblePhotosInStack = 5

  private static let rotationCount = 32
  private static let rotationStride = 3
  private static let baseZIndex = 100

  var itemInsets = UIEdgeInsets(top: 22, left: 22, bottom: 13, right: 22) {
    didSet { if oldValue != itemInsets { invalidateLayout() } }
  }
  var itemSize = CGSize(width: 125, height: 125) {
    didSet { if oldValue != itemSize { invalidateLayout() } }
  }
  var interItemSpacingY: CGFloat = 12 {
    didSet { if oldValue != interItemSpacingY { invalidateLayout() } }
  }
  var numberOfColumns = 2 {
    didSet { if oldValue != numberOfColumns { invalidateLayout() } }
  }
  var titleHeight: CGFloat = 26 {
    didSet { if oldValue != titleHeight { invalidateLayout() } }
  }

  private let rotations: [CATransform3D]

  override convenience init() { self.init(seed: 2012) }

  /// Creates a layout with random rotations that depend only on the seed.
  init(seed: UInt64) {
    rotations = Self.makeRotations(seed: seed)
    super.init()
    register(EmblemView.self, forDecorationViewOfKind: Self.emblemKind)
  }

  required init?(coder: NSCoder) {
    rotations = Self.makeRotations(seed: 2012)
    super.init(coder: coder)
    register(EmblemView.self, forDecorationViewOfKind: Self.emblemKind)
  }

  /// Returns random rotations of up to 1.1 % of a turn in both directions. Successive rotations differ by at least 0.6
  /// % of a turn, so that adjacent photos do not appear parallel.
  private static func makeRotations(seed: UInt64) -> [CATransform3D] {
    var random = SeededRandom(seed: seed)
    var percentage: CGFloat = 0
    return (0..<rotationCount).map { _ in
      var next: CGFloat
      repeat {
        next = (random.next(in: 0...220).rounded(.down) - 110) * 0.0001
      } while abs(percentage - next) < 0.006
      percentage = next
      return CATransform3DMakeRotation(2 * .pi * (1 + percentage), 0, 0, 1)
    }
  }

  /// Sets the number of columns and the insets for the size of a view. A phone has two columns in portrait and three in
  /// landscape. In wider views, the number is chosen so that the spacing is that of the tutorial.
  func adapt(to size: CGSize) {
    if size.width < 480 && size.width <= size.height {
      numberOfColumns = 2
      itemInsets = UIEdgeInsets(top: 22, left: 22, bottom: 13, right: 22)
    } else {
      let side: CGFloat = size.width == 568 ? 45 : 25
      let distance: CGFloat = 27
      let fitting = Int((size.width - 2 * side + distance) / (itemSize.width + distance))
      numberOfColumns = max(3, fitting)
      itemInsets = UIEdgeInsets(top: 22, left: side, bottom: 13, right: side)
    }
  }

  // MARK: Geometry

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }
  private var stackCount: Int { collectionView?.numberOfSections ?? 0 }
  private var rowHeight: CGFloat { itemSize.height + titleHeight + interItemSpacingY }

  func photoFrame(section: Int) -> CGRect {
    let row = section / numberOfColumns
    let column = section % numberOfColumns
    var spacing = width - itemInsets.left - itemInsets.right - CGFloat(numberOfColumns) * itemSize.width
    if numberOfColumns > 1 { spacing /= CGFloat(numberOfColumns - 1) }
    let x = floor(itemInsets.left + (itemSize.width + spacing) * CGFloat(column))
    let y = floor(itemInsets.top + rowHeight * CGFloat(row))
    return CGRect(origin: CGPoint(x: x, y: y), size: itemSize)
  }

  func titleFrame(section: Int) -> CGRect {
    var frame = photoFrame(section: section)
    frame.origin.y += frame.height
    frame.size.height = titleHeight
    return frame
  }

  var emblemFrame: CGRect {
    let size = EmblemView.defaultSize
    return CGRect(x: floor((width - size.width) / 2), y: -size.height - 30, width: size.width, height: size.height)
  }

  override var collectionViewContentSize: CGSize {
    let rows = CGFloat((stackCount + numberOfColumns - 1) / numberOfColumns)
    let height =
      itemInsets.top + rows * itemSize.height + max(0, rows - 1) * interItemSpacingY + rows * titleHeight
      + itemInsets.bottom
    return CGSize(width: width, height: height)
  }

  // MARK: Attributes

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    if emblemFrame.intersects(rect) {
      let emblem = layoutAttributesForDecorationView(ofKind: Self.emblemKind, at: IndexPath(item: 0, section: 0))
      if let emblem { result.append(emblem) }
    }
    guard let collectionView, stackCount > 0 else { return result }
    for section in sections(in: rect) {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        if let photo = layoutAttributesForItem(at: IndexPath(item: item, section: section)) { result.append(photo) }
      }
      let path = IndexPath(item: 0, section: section)
      let title = layoutAttributesForSupplementaryView(ofKind: Self.titleKind, at: path)
      if let title { result.append(title) }
    }
    return result
  }

  /// Returns the sections whose rows intersect a rectangle. The rectangle may be outside the content while the view
  /// overscrolls.
  private func sections(in rect: CGRect) -> Range<Int> {
    // A rotated photo and its shadow extend beyond the frame by a few points.
    let top = max(0, row(at: rect.minY - 20))
    let end = row(at: rect.maxY + 20) + 1
    let first = min(stackCount, top * numberOfColumns)
    return first..<max(first, min(stackCount, end * numberOfColumns))
  }

  /// Returns the row at a vertical position. The result is −1 above the first row, and the number of rows below the
  /// last one.
  private func row(at y: CGFloat) -> Int {
    let rows = (stackCount + numberOfColumns - 1) / numberOfColumns
    let row = ((y - itemInsets.top) / rowHeight).rounded(.down)
    return row.isNaN ? 0 : Int(max(-1, min(row, CGFloat(rows))))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, indexPath.section < stackCount else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = photoFrame(section: indexPath.section)
    let rotationIndex = (indexPath.section * Self.rotationStride + indexPath.item) % Self.rotationCount
    attributes.transform3D = rotations[rotationIndex]
    let count = collectionView.numberOfItems(inSection: indexPath.section)
    attributes.zIndex = Self.baseZIndex + count - indexPath.item
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.titleKind, indexPath.section < stackCount else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = titleFrame(section: indexPath.section)
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == Self.emblemKind else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = emblemFrame
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
