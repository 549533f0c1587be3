import UIKit
import UIKitTesting
import XCTest

/// Cells that size themselves with constraints, during updates: inserted cells have their size before they are
/// animated, and anchored cells stay in place.
@preconcurrency @MainActor
final class SelfSizingUpdateTests: XCTestCase {
  private final class Cell: UICollectionViewCell {
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
    var name = -1

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.widthAnchor.constraint(equalToConstant: 200), height,
      ])
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var items: [(name: Int, height: CGFloat)]
    init(_ heights: [CGFloat]) { items = heights.enumerated().map { ($0.offset, $0.element) } }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.name = items[path.item].name
      (cell as? Cell)?.height.constant = items[path.item].height
      return cell
    }
  }

  private var app: TestApplication!
  private var source: Source!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func show(_ heights: [CGFloat], _ anchoring: UICollectionView.ContentAnchoring) throws -> UICollectionView {
    app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    app.onReport = { XCTFail($0) }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.contentAnchoring = anchoring
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    source = Source(heights)
    view.dataSource = source
    app.show(view)
    try app.waitUntilIdle()
    return view
  }

  private var mixed: [CGFloat] { (0..<200).map { CGFloat(20 + $0 * 37 % 90) } }

  /// Returns the vertical positions of the items on the screen, by item.
  private func places(_ view: UICollectionView) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for case let cell as Cell in view.visibleCells { places[cell.name] = cell.frame.minY - view.contentOffset.y }
    return places
  }

  private func insert(_ heights: [CGFloat], at place: Int, _ view: UICollectionView) {
    view.performBatchUpdates {
      let new = heights.enumerated().map { (1000 + $0.offset, $0.element) }
      self.source.items.insert(contentsOf: new, at: place)
      view.insertItems(at: heights.indices.map { [0, place + $0] })
    }
  }

  // MARK: Inserted items

  func testSmallerThanThought_theNextComeIntoSightAtOnce() throws {
    let view = try show(Array(repeating: 50, count: 20), .contentOffset)
    insert([10, 10, 10], at: 0, view)
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 0, y: 20, width: 200, height: 10))
    XCTAssertEqual(view.cellForItem(at: [0, 8])?.frame.minY, 280)
    XCTAssertEqual(Set(view.indexPathsForVisibleItems.map(\.item)), Set(0...8))
    try app.waitUntilIdle()
    XCTAssertEqual(Set(view.indexPathsForVisibleItems.map(\.item)), Set(0...8))
  }

  func testWhatIsNew_appearsInItsPlaceAndSize() throws {
    let view = try show(Array(repeating: 50, count: 20), .contentOffset)
    insert([120, 10], at: 1, view)
    app.advance(by: 0.05)
    for (item, frame) in [
      (1, CGRect(x: 0, y: 50, width: 200, height: 120)), (2, CGRect(x: 0, y: 170, width: 200, height: 10)),
    ] {
      let cell = try XCTUnwrap(view.cellForItem(at: [0, item]))
      XCTAssertEqual(cell.layer.presentation()?.frame, frame, "fades in where it stays")
      XCTAssertLessThan(cell.layer.presentation()?.opacity ?? 1, 1)
    }
  }

  func testAtTheEnd_theOffsetFitsThePreferredSizes() throws {
    let view = try show(Array(repeating: 50, count: 20), .contentOffset)
    view.contentOffset.y = 700
    try app.waitUntilIdle()
    // 1000 points less ten items of 50, and three of 10 whose estimate is 50.
    view.performBatchUpdates {
      self.source.items.removeSubrange(10..<20)
      self.source.items += [(1000, 10), (1001, 10), (1002, 10)]
      view.deleteItems(at: (10..<20).map { [0, $0] })
      view.insertItems(at: (10..<13).map { [0, $0] })
    }
    XCTAssertEqual(view.contentSize.height, 530)
    XCTAssertEqual(view.contentOffset.y, 230)
    XCTAssertEqual(Set(view.indexPathsForVisibleItems.map(\.item)), Set(4...12))
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, 230)
  }

  /// After a change of the layout every cell is measured again. Random input found that a size of one layout was used
  /// for the next one.
  func testAfterAChangeOfLayouts_everyCellIsMeasuredAgain() throws {
    let view = try show([70, 80, 90, 20], .contentOffset)
    for height in [33, 70, 120] as [CGFloat] {
      let next = UICollectionViewFlowLayout()
      next.estimatedItemSize = CGSize(width: 200, height: height)
      next.minimumLineSpacing = 0
      let transition = view.startInteractiveTransition(to: next)
      transition.transitionProgress = 0.6
      transition.invalidateLayout()
      app.frame()
      view.finishInteractiveTransition()
      try app.waitUntilIdle()
      XCTAssertEqual((0..<4).map { view.cellForItem(at: [0, $0])?.frame.height }, [70, 80, 90, 20])
    }
  }

  // MARK: Content anchoring

  func testAnchored_insertedAbove_nothingOnTheScreenMoves() throws {
    let view = try show(mixed, .visibleItem)
    view.scrollToItem(at: [0, 80], at: .top, animated: false)
    try app.waitUntilIdle()
    let before = places(view)
    insert([15, 140, 70], at: 3, view)
    XCTAssertEqual(places(view), before)
    try app.waitUntilIdle()
    XCTAssertEqual(places(view), before)
  }

  func testAnchored_insertedBetweenVisibleOnes_theFirstStays_whateverTheSizes() throws {
    let view = try show(mixed, .visibleItem)
    view.scrollToItem(at: [0, 80], at: .top, animated: false)
    try app.waitUntilIdle()
    let before = places(view)
    insert([90, 5, 33], at: 82, view)
    for name in [80, 81] { XCTAssertEqual(places(view)[name], before[name]) }
    XCTAssertEqual(places(view)[82], before[82].map { $0 + 128 })
    try app.waitUntilIdle()
    for name in [80, 81] { XCTAssertEqual(places(view)[name], before[name]) }
  }

  func testAnchored_insertedAtTheVeryTop_whatIsVisibleStays() throws {
    let view = try show(mixed, .visibleItem)
    insert([15, 140, 70], at: 0, view)
    XCTAssertEqual(places(view)[0], 0)
    // They are measured when they are scrolled into view, and grow upwards.
    try app.waitUntilIdle()
    for _ in 0..<15 {
      let before = places(view)
      view.contentOffset.y -= 10
      try app.waitUntilIdle()
      for (name, place) in places(view) { before[name].map { XCTAssertEqual(place, $0 + 10, "\(name)") } }
    }
  }

  func testAnchored_scrollingBackOverEstimates_movesByTheScrollAlone() throws {
    let view = try show(mixed, .visibleItem)
    // No item before it has been measured.
    view.scrollToItem(at: [0, 120], at: .top, animated: false)
    try app.waitUntilIdle()
    for _ in 0..<60 {
      let before = places(view)
      view.contentOffset.y -= 17
      try app.waitUntilIdle()
      let after = places(view)
      XCTAssertFalse(after.isEmpty)
      for (name, place) in after { before[name].map { XCTAssertEqual(place, $0 + 17, accuracy: 0.01, "\(name)") } }
    }
  }

  func testAnchored_aCellAboveTheAnchorGrows() throws {
    let view = try show(Array(repeating: 50, count: 40), .visibleItem)
    view.contentOffset.y = 520
    try app.waitUntilIdle()
    let before = places(view)
    source.items[2].height = 180
    view.reloadItems(at: [[0, 2]])
    try app.waitUntilIdle()
    XCTAssertEqual(places(view), before)
    // The first one, which is cut off at the top, is the anchor itself and keeps its visible part.
    source.items[11].height = 100
    view.reconfigureItems(at: [[0, 11]])
    try app.waitUntilIdle()
    XCTAssertEqual(places(view)[11], before[11])
    XCTAssertEqual(places(view)[12], before[12].map { $0 + 50 })
  }
}
