import UIKit

/// The methods that provide the hierarchy for a tree layout. The data of any object that implements them can be shown
/// as a tree.
protocol ClassTreeLayoutDataSource: AnyObject {
  /// Returns the index paths of the subclasses of a class. The index paths are consecutive in the next section.
  func childrenOfClass(at indexPath: IndexPath) -> [IndexPath]

  /// Returns the number of rows that a class and its subclasses occupy.
  func numberOfRowsForClassAndChildren(at indexPath: IndexPath) -> Int
}

/// A layout that shows a tree which grows to the right. Each section is a column, and each class is in the row of its
/// first subclass. Lines connect classes with their subclasses.
final class ClassTreeLayout: UICollectionViewLayout {
  static let connectionKind = "Connection"
  static let itemSize = CGSize(width: 250, height: 32)

  weak var dataSource: ClassTreeLayoutDataSource?
  let insets = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)

  /// The layout attributes by element kind and index path. The element kind of cells is the empty string.
  private var layoutInformation: [String: [IndexPath: UICollectionViewLayoutAttributes]] = [:]
  private var maxNumberOfRows = 0

  private var cellSize: CGSize {
    CGSize(
      width: Self.itemSize.width + insets.left + insets.right, height: Self.itemSize.height + insets.top + insets.bottom
    )
  }

  override class var layoutAttributesClass: AnyClass { ClassTreeAttributes.self }

  override func prepare() {
    super.prepare()
    guard let collectionView, let dataSource else { return }
    var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attributes = ClassTreeAttributes(forCellWith: path)
        attributes.children = dataSource.childrenOfClass(at: path)
        cells[path] = attributes
      }
    }
    maxNumberOfRows = 0
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      layOutCell(path, row: maxNumberOfRows, in: cells)
      maxNumberOfRows += dataSource.numberOfRowsForClassAndChildren(at: path)
    }
    layoutInformation = ["": cells, Self.connectionKind: connections(of: cells)]
  }

  /// Sets the frames of a class and its subclasses. The first subclass is in the row of the class. Each other subclass
  /// is below all descendants of the previous one.
  private func layOutCell(_ path: IndexPath, row: Int, in cells: [IndexPath: UICollectionViewLayoutAttributes]) {
    guard let attributes = cells[path] as? ClassTreeAttributes, let dataSource else { return }
    attributes.frame = CGRect(
      origin: CGPoint(
        x: CGFloat(path.section) * cellSize.width + insets.left, y: CGFloat(row) * cellSize.height + insets.top),
      size: Self.itemSize)
    var row = row
    for child in attributes.children {
      layOutCell(child, row: row, in: cells)
      row += dataSource.numberOfRowsForClassAndChildren(at: child)
    }
  }

  /// Returns the attributes of the lines. A class with subclasses has one view, which extends from its right edge to
  /// the left edges of the subclasses.
  private func connections(
    of cells: [IndexPath: UICollectionViewLayoutAttributes]
  ) -> [IndexPath: UICollectionViewLayoutAttributes] {
    var connections: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for (path, cell) in cells {
      guard let children = (cell as? ClassTreeAttributes)?.children, let last = children.last.flatMap({ cells[$0] })
      else {
        continue
      }
      let attributes = ClassTreeAttributes(forSupplementaryViewOfKind: Self.connectionKind, with: path)
      attributes.children = children
      attributes.frame = CGRect(
        x: cell.frame.maxX, y: cell.frame.minY, width: insets.right + insets.left,
        height: last.frame.maxY - cell.frame.minY)
      connections[path] = attributes
    }
    return connections
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: CGFloat(collectionView?.numberOfSections ?? 0) * cellSize.width,
      height: CGFloat(maxNumberOfRows) * cellSize.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    layoutInformation.values.flatMap { $0.values.filter { $0.frame.intersects(rect) } }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutInformation[""]?[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutInformation[elementKind]?[indexPath]
  }
}
