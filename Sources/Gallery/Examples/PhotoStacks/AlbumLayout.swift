import UIKit

/// A layout that shows each section as a stack of photos with a title below. The stacks are arranged in columns, and an
/// emblem is above the first row.
///
/// The layout computes all attributes in `prepare()` and stores them by kind and index path. This is suitable for
/// hundreds of photos that seldom change.
final class AlbumLayout: UICollectionViewLayout {
  static let photoKind = "PhotoCell"
  static let titleKind = "AlbumTitle"
  static let emblemKind = "Emblem"

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

  private var layoutInfo: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private let rotations: [CATransform3D]

  /// Creates a layout. `random` returns random integers in 0..<220 that determine the rotations.
  init(random: () -> Int = { Int.random(in: 0..<220) }) {
    // The rotations are computed once, so that the photos do not move. Each differs visibly from the previous one.
    var percentage: CGFloat = 0
    rotations = (0..<Self.rotationCount).map { _ in
      var next: CGFloat
      repeat { next = CGFloat(random() - 110) * 0.0001 } while abs(percentage - next) < 0.006
      percentage = next
      return CATransform3DMakeRotation(2 * .pi * (1 + percentage), 0, 0, 1)
    }
    super.init()
    register(AlbumEmblemView.self, forDecorationViewOfKind: Self.emblemKind)
  }

  required init?(coder: NSCoder) { fatalError("AlbumLayout does not support init(coder:); create it in code") }

  // MARK: Layout

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let emblemPath = IndexPath(item: 0, section: 0)
    let emblemAttributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: Self.emblemKind, with: emblemPath)
    emblemAttributes.frame = emblemFrame
    var photos: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var titles: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = photoFrame(section: section)
        attributes.transform3D = rotations[(section * Self.rotationStride + item) % Self.rotationCount]
        attributes.zIndex = Self.baseZIndex + count - item
        photos[path] = attributes
      }
      let path = IndexPath(item: 0, section: section)
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: Self.titleKind, with: path)
      attributes.frame = titleFrame(section: section)
      titles[path] = attributes
    }
    layoutInfo = [Self.photoKind: photos, Self.titleKind: titles, Self.emblemKind: [emblemPath: emblemAttributes]]
  }

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    let count = collectionView.numberOfSections
    let rows = CGFloat((count + numberOfColumns - 1) / numberOfColumns)
    let height =
      itemInsets.top + rows * (itemSize.height + titleHeight) + max(0, rows - 1) * interItemSpacingY + itemInsets.bottom
    return CGSize(width: collectionView.bounds.width, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    layoutInfo.values.flatMap { $0.values.filter { $0.frame.intersects(rect) } }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutInfo[Self.photoKind]?[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutInfo[Self.titleKind]?[indexPath] }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutInfo[Self.emblemKind]?[indexPath] }

  // The frames depend on the width of the view, but not on the scroll offset.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: Frames

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  private func photoFrame(section: Int) -> CGRect {
    let row = CGFloat(section / numberOfColumns)
    let column = CGFloat(section % numberOfColumns)
    var spacing = width - itemInsets.left - itemInsets.right - CGFloat(numberOfColumns) * itemSize.width
    if numberOfColumns > 1 { spacing /= CGFloat(numberOfColumns - 1) }
    // The result is rounded only once, because rounding errors would accumulate from column to column.
    let x = floor(itemInsets.left + (itemSize.width + spacing) * column)
    let y = floor(itemInsets.top + (itemSize.height + titleHeight + interItemSpacingY) * row)
    return CGRect(origin: CGPoint(x: x, y: y), size: itemSize)
  }

  private func titleFrame(section: Int) -> CGRect {
    var frame = photoFrame(section: section)
    frame.origin.y += frame.height
    frame.size.height = titleHeight
    return frame
  }

  /// The frame of the emblem, which is above the content. The emblem is visible only while the user pulls the content down.
  private var emblemFrame: CGRect {
    let size = AlbumEmblemView.defaultSize
    return CGRect(x: floor((width - size.width) / 2), y: -size.height - 30, width: size.width, height: size.height)
  }
}
