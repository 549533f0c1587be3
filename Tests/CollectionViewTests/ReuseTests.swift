import UIKit
import XCTest

@preconcurrency @MainActor
final class ReuseTests: XCTestCase {
  private var source: TestDataSource!

  private func makeList(_ layout: UICollectionViewLayout = ListLayout(), count: Int = 1000) -> UICollectionView {
    source = TestDataSource([count])
    let view = UICollectionView(showing: source, in: layout)
    view.layoutIfNeeded()
    return view
  }

  func testScrolling_usesCellsAgain() {
    let view = makeList()
    var cells: Set<ObjectIdentifier> = []
    for step in 0..<200 {
      view.contentOffset.y = CGFloat(step * 37)
      view.layoutIfNeeded()
      for cell in view.visibleCells { cells.insert(ObjectIdentifier(cell)) }
    }
    // At most seven rows fit; one more may be created before another is reused.
    XCTAssertLessThanOrEqual(cells.count, 8)
    // Views that wait for reuse stay in the tree and are hidden.
    let waiting = view.subviews.filter { $0 is UICollectionViewCell && $0.isHidden }
    XCTAssertEqual(waiting.count + view.visibleCells.count, view.subviews.filter { $0 is UICollectionViewCell }.count)
  }

  func testOrderWhenACellIsUsedAgain() {
    // cb-reuse: prepareForReuse before the cell is returned, then the provider, then the attributes.
    let log = EventLog()
    let view = makeList()
    source.log = log
    for cell in view.visibleCells { (cell as? TestCell)?.log = log }
    let first = view.cellForItem(at: [0, 0])
    view.contentOffset.y = 50
    _ = log.take()
    view.layoutIfNeeded()
    let events = log.take()
    XCTAssertTrue(view.cellForItem(at: [0, 6]) === first)
    XCTAssertEqual(events.first, "dataSource.cellForItem [0, 6]")
    XCTAssertEqual(events.dropFirst().first, "prepareForReuse")
    XCTAssertEqual(events.last, "apply")
    XCTAssertEqual((first as? TestCell)?.reuses, 1)
  }

  /// Registering only replaces the entry for the identifier (Apple's UXKit). Many data sources do so for each cell.
  func testRegisteringAgain_keepsTheReusableCells() {
    let view = makeList()
    var cells: Set<ObjectIdentifier> = []
    source.onCell = { $0.register(TestCell.self, forCellWithReuseIdentifier: "cell") }
    for step in 0..<50 {
      view.contentOffset.y = CGFloat(step * 50)
      view.layoutIfNeeded()
      for cell in view.visibleCells { cells.insert(ObjectIdentifier(cell)) }
    }
    XCTAssertLessThanOrEqual(cells.count, 8)
    XCTAssertGreaterThan((view.visibleCells.first as? TestCell)?.reuses ?? 0, 2)
    final class OtherCell: UICollectionViewCell {}
    source.onCell = nil
    view.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
    view.contentOffset.y += 1000
    view.layoutIfNeeded()
    XCTAssertTrue(view.visibleCells.allSatisfy { $0 is OtherCell })
  }

  func testAttributesThatEqualTheOldOnes_areNotAppliedAgain() {
    let layout = ListLayout()
    let view = makeList(layout)
    guard let cell = view.cellForItem(at: [0, 1]) as? TestCell else { return XCTFail("no cell") }
    cell.applied = []
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(cell.applied.count, 0)
    layout.height = 45
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(cell.applied.count, 1)
    XCTAssertEqual(cell.frame.height, 45)
  }

  func testAttributesChangedInPlace_areApplied() {
    final class Caching: UICollectionViewLayout {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [attributes] }
    }
    let layout = Caching()
    layout.attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let view = makeList(layout, count: 1)
    layout.attributes.frame.origin.x = 30
    layout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minX, 30)
  }

  /// A new cell has the size of its layout attributes, even if they are rotated. The photo stack tutorial creates an
  /// image view of the cell's size in `init(frame:)`.
  func testACellIsMadeWithTheSizeOfItsAttributes_alsoIfTheyAreTurned() {
    final class Turned: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [layoutAttributesForItem(at: [0, 0])!]
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 30, y: 20, width: 40, height: 40)
        attributes.transform3D = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        return attributes
      }
    }
    final class Cell: UICollectionViewCell {
      private(set) var madeWith = CGRect.zero
      override init(frame: CGRect) {
        super.init(frame: frame)
        madeWith = frame
      }
      required init?(coder: NSCoder) { nil }
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: Turned())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    source = TestDataSource([1])
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 0]) as? Cell
    XCTAssertEqual(cell?.madeWith, CGRect(x: 30, y: 20, width: 40, height: 40))
    XCTAssertEqual(cell?.bounds.size, CGSize(width: 40, height: 40))
  }

  func testDisplayCallbacks_comeInPairs() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      var balance: [ObjectIdentifier: Int] = [:]
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        log.append("will \(indexPath.item)")
        balance[ObjectIdentifier(cell), default: 0] += 1
      }
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        log.append("did \(indexPath.item)")
        balance[ObjectIdentifier(cell), default: 0] -= 1
      }
    }
    let view = makeList()
    let delegate = Delegate()
    view.delegate = delegate
    view.reloadData()
    view.layoutIfNeeded()
    // Some cells existed before the delegate, so the count begins here.
    delegate.balance = Dictionary(uniqueKeysWithValues: view.visibleCells.map { (ObjectIdentifier($0), 1) })
    delegate.log = []
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    XCTAssertEqual(Set(delegate.log), ["did 0", "did 1", "will 6", "will 7"])
    for step in 0..<50 {
      view.contentOffset.y = CGFloat((step * 997) % 40000)
      view.layoutIfNeeded()
      for cell in view.subviews where cell is UICollectionViewCell {
        XCTAssertEqual(
          delegate.balance[ObjectIdentifier(cell)] ?? 0, cell.isHidden ? 0 : 1, "at \(view.contentOffset.y)")
      }
    }
  }

  func testPoolsOfKinds_areNeverMixed() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    source = TestDataSource(Array(repeating: 2, count: 50))
    final class Header: UICollectionReusableView {}
    final class Footer: UICollectionReusableView {}
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view")
    view.register(
      Footer.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "view")
    view.dataSource = source
    for step in 0..<60 {
      view.contentOffset.y = CGFloat(step * 113)
      view.layoutIfNeeded()
      for header in view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader) {
        XCTAssertTrue(header is Header)
      }
      for footer in view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter) {
        XCTAssertTrue(footer is Footer)
      }
    }
  }

  func testRegistrations_makeAndConfigure() {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<TestCell, Int> { cell, _, item in cell.name = item }
      let headers = UICollectionView.SupplementaryRegistration<TestSupplementary>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.tag = 70 + path.section }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item * 10)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertEqual((view.cellForItem(at: [0, 4]) as? TestCell)?.name, 40)
    XCTAssertEqual(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.tag, 70)
  }

  func testConfigurationUpdate_comesBeforeTheNextCell() {
    // cb-cellconfig-first
    final class Cell: UICollectionViewCell {
      static var log: [String] = []
      var item = 0
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        Self.log.append("update \(item) \(window != nil)")
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        Cell.log.append("cell \(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.item = indexPath.item
        return cell
      }
    }
    Cell.log = []
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ListLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.addSubview(view)
    view.layoutIfNeeded()
    XCTAssertEqual(Cell.log, ["cell 0", "update 0 true", "cell 1", "update 1 true"])
    Cell.log = []
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.cellForItem(at: [0, 1])?.setNeedsUpdateConfiguration()
    XCTAssertEqual(Cell.log, [])
    view.layoutIfNeeded()
    XCTAssertEqual(Cell.log, ["update 1 true"])
  }
}
