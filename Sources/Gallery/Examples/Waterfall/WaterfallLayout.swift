import UIKit

/// The methods that provide information for a waterfall layout. The collection view's delegate implements them.
protocol WaterfallLayoutDelegate: AnyObject {
  /// Returns the height of a cell that is `width` points wide.
  func collectionView(
    _ collectionView: UICollectionView, heightForCellAt indexPath: IndexPath, withWidth width: CGFloat
  ) -> CGFloat
}

/// A layout with columns of equal width. Each cell is added to the column that is the shortest so far.
final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: WaterfallLayoutDelegate?
  let numberOfColumns: Int
  let cellPadding: CGFloat = 5

  /// The frames of the cells, by the index of the cell.
  private var frames: [CGRect] = []
  /// The indexes of the cells in each column, from top to bottom.
  private var columns: [[Int]] = []
  private var contentHeight: CGFloat = 0
  private var inserted: Set<IndexPath> = []

  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    return collectionView.bounds.width - insets.left - insets.right
  }

  init(numberOfColumns: Int, delegate: WaterfallLayoutDelegate?) {
    self.numberOfColumns = max(1, numberOfColumns)
    self.delegate = delegate
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("WaterfallLayout does not support init(coder:); create it in code") }

  // MARK: Positions

  override func prepare() {
    super.prepare()
    guard let collectionView, let delegate else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    let cellWidth = max(0, columnWidth - 2 * cellPadding)
    var columnEnds = [CGFloat](repeating: 0, count: numberOfColumns)
    frames.removeAll(keepingCapacity: true)
    frames.reserveCapacity(count)
    columns = Array(repeating: [], count: numberOfColumns)
    for item in 0..<count {
      let path = IndexPath(item: item, section: 0)
      let height = delegate.collectionView(collectionView, heightForCellAt: path, withWidth: cellWidth)
      var shortestColumn = 0
      for column in 1..<max(1, numberOfColumns) where columnEnds[column] < columnEnds[shortestColumn] {
        shortestColumn = column
      }
      frames.append(
        CGRect(
          x: CGFloat(shortestColumn) * columnWidth + cellPadding, y: columnEnds[shortestColumn] + cellPadding,
          width: cellWidth,
          height: height))
      columns[shortestColumn].append(item)
      columnEnds[shortestColumn] += height + 2 * cellPadding
    }
    contentHeight = columnEnds.max() ?? 0
  }

  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // The cells of a column are in order, so a binary search finds the first visible one.
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var attributes: [UICollectionViewLayoutAttributes] = []
    for column in columns {
      var lowerIndex = 0
      var upperIndex = column.count
      while lowerIndex < upperIndex {
        let midpoint = (lowerIndex + upperIndex) / 2
        if frames[column[midpoint]].maxY <= rect.minY { lowerIndex = midpoint + 1 } else { upperIndex = midpoint }
      }
      for item in column[lowerIndex...] {
        guard frames[item].minY < rect.maxY else { break }
        guard frames[item].intersects(rect) else { continue }
        attributes.append(self.attributes(IndexPath(item: item, section: 0)))
      }
    }
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    frames.indices.contains(indexPath.item) ? attributes(indexPath) : nil
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frames[path.item]
    return attributes
  }

  // MARK: Appearing items

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(path) else { return super.initialLayoutAttributesForAppearingItem(at: path) }
    let attributes = layoutAttributesForItem(at: path)
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
    return attributes
  }
}
