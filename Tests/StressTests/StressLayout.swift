import UIKit

/// A custom layout with all features: uneven rows, headers that can be pinned, decoration views behind every section,
/// hidden items, z-indexes, transforms, and its own initial and final attributes. Its implementation is simple and
/// linear, so that it can be used as the reference.
final class StressLayout: UICollectionViewLayout {
  var pitch: CGFloat = 30
  var columns = 2
  var pinsHeaders = false
  /// The kind of final attributes: 0 for the default, 1 for a shrinking element, 2 for none.
  var fate = 0
  var flips = false
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    all = []
    height = 0
    guard let view = collectionView else { return }
    let width = view.bounds.width / CGFloat(columns)
    for section in 0..<view.numberOfSections {
      let top = height
      let count = view.numberOfItems(inSection: section)
      let rows = CGFloat((count + columns - 1) / columns)
      let end = top + 20 + rows * pitch
      let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [section, 0])
      let shift = pinsHeaders ? min(max(view.bounds.minY - top, 0), end - top - 20) : 0
      header.frame = CGRect(x: 0, y: top + shift, width: view.bounds.width, height: 20)
      header.zIndex = 5
      // Empty sections have no header.
      if count > 0 { all.append(header) }
      if count > 2 {
        let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: [section, 0])
        back.frame = CGRect(x: 4, y: top + 10, width: view.bounds.width - 8, height: end - top - 10)
        back.zIndex = -1
        all.append(back)
      }
      for item in 0..<count {
        let cell = UICollectionViewLayoutAttributes(forCellWith: [section, item])
        let row = CGFloat(item / columns)
        cell.frame = CGRect(
          x: CGFloat(item % columns) * width + CGFloat(item % 5), y: top + 20 + row * pitch, width: width - 6,
          height: pitch - 4)
        cell.isHidden = item % 11 == 7
        cell.alpha = item % 7 == 3 ? 0.5 : 1
        cell.zIndex = item % 4 == 1 ? 1 : 0
        if item % 13 == 4 { cell.transform = CGAffineTransform(rotationAngle: 0.2) }
        all.append(cell)
        if item % 5 == 2 {
          let badge = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: [section, item])
          badge.frame = CGRect(x: cell.frame.minX + 2, y: cell.frame.minY - 3, width: 9, height: 6)
          badge.zIndex = 6
          all.append(badge)
        }
      }
      height = end + 6
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .decorationView && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsHeaders || newBounds.width != collectionView?.bounds.width
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    altered(super.initialLayoutAttributesForAppearingItem(at: path), path)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    altered(super.finalLayoutAttributesForDisappearingItem(at: path), path)
  }

  private func altered(
    _ attributes: UICollectionViewLayoutAttributes?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch fate {
    case 1:
      attributes?.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      return attributes
    case 2: return nil
    default: return attributes
    }
  }
}
