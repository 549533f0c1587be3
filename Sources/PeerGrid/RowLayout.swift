import UIKit

/// A layout of full-width rows with known heights. The positions of the rows are computed once.
final class RowLayout: UICollectionViewLayout {
  private var starts: [Double] = [0]

  override func prepare() {
    super.prepare()
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    guard starts.count != count + 1 else { return }
    starts = [0]
    starts.reserveCapacity(count + 1)
    var end = 0.0
    for row in 0..<count {
      end += Workload.rowHeight(row)
      starts.append(end)
    }
  }

  func start(of row: Int) -> Double { starts[row] }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(starts[starts.count - 1]))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    var row = self.row(at: Double(rect.minY))
    while row < starts.count - 1, starts[row] < Double(rect.maxY) {
      if let attributes = layoutAttributesForItem(at: IndexPath(item: row, section: 0)) { result.append(attributes) }
      row += 1
    }
    return result
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(starts[indexPath.item]), width: collectionView?.bounds.width ?? 0,
      height: CGFloat(starts[indexPath.item + 1] - starts[indexPath.item]))
    return attributes
  }

  /// Returns the index of the last row whose top is at or above `y`.
  private func row(at y: Double) -> Int {
    var lowerIndex = 0
    var upperIndex = max(1, starts.count - 1)
    while upperIndex - lowerIndex > 1 {
      let midpoint = (lowerIndex + upperIndex) / 2
      if starts[midpoint] <= y { lowerIndex = midpoint } else { upperIndex = midpoint }
    }
    return lowerIndex
  }
}
