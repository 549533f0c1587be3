import UIKit

/// A data source with numbered items in sections, which creates plain cells and logs its calls.
@MainActor
final class TestDataSource: NSObject, UICollectionViewDataSource {
  var sections: [[Int]]
  var log: EventLog?
  var logsSections = false
  /// A closure that is called before a cell is dequeued.
  var onCell: ((UICollectionView) -> Void)?
  /// The contents of the cells that were created or reused, by cell.
  var shown: [ObjectIdentifier: Int] = [:]

  init(_ counts: [Int], log: EventLog? = nil) {
    var next = 0
    sections = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    self.log = log
  }

  static func register(in view: UICollectionView) {
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(TestSupplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  /// Allows the movement of items, and does not move them.
  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {}

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if logsSections { log?.add("dataSource.numberOfSections=\(sections.count)") }
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log?.add("dataSource.numberOfItems(\(section))=\(sections[section].count)")
    return sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    log?.add("dataSource.cellForItem \(Array(indexPath))")
    onCell?(collectionView)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TestCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let short = kind == UICollectionView.elementKindSectionHeader ? "header" : kind
    log?.add("dataSource.viewForSupplementary \(short) \(Array(indexPath))")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

extension TestDataSource {
  /// A data source with one section without items.
  @MainActor
  final class Empty: NSObject, UICollectionViewDataSource {
    static let shared = Empty()
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      fatalError("there are no items")
    }
  }
}

class TestCell: UICollectionViewCell {
  var name = -1
  var reuses = 0
  var log: EventLog?
  var applied: [UICollectionViewLayoutAttributes] = []

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    log?.add("prepareForReuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
    log?.add("apply")
  }
}

final class TestSupplementary: UICollectionReusableView {}
final class TestDecoration: UICollectionReusableView {}

extension UICollectionView {
  /// Creates a collection view of 200 × 300 points that shows `source`, without insets and without a window.
  convenience init(showing source: TestDataSource, in layout: UICollectionViewLayout) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    contentInsetAdjustmentBehavior = .never
    TestDataSource.register(in: self)
    dataSource = source
  }
}
