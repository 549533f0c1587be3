import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// The order of subviews follows the z-index and the index path, although reused views are not reordered individually.
@preconcurrency @MainActor
final class PaintOrderTests: XCTestCase {
  private var source: TestDataSource!

  private func makeList(_ layout: UICollectionViewLayout = ListLayout(), count: Int = 1000) -> UICollectionView {
    source = TestDataSource([count])
    let view = UICollectionView(showing: source, in: layout)
    view.layoutIfNeeded()
    return view
  }

  /// Returns the items of the visible cells in the order of the subviews, back to front.
  private func items(_ view: UICollectionView) -> [Int] {
    view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden }
      .compactMap { view.indexPath(for: $0)?.item }
  }

  private func assertLayersFollow(_ view: UICollectionView, line: UInt = #line) {
    let layers = view.layer.sublayers ?? []
    let places = view.subviews.map { subview in layers.firstIndex { $0 === subview.layer } ?? -1 }
    XCTAssertFalse(places.contains(-1), line: line)
    XCTAssertEqual(places, places.sorted(), line: line)
  }

  func testRandomJumps_leaveCellsInOrder() {
    let view = makeList()
    let indicators = view.subviews.filter { !($0 is UICollectionViewCell) }
    let seed: UInt64 = 20_261_121
    var random = SeededRandom(seed: seed)
    for step in 0..<300 {
      let reach: CGFloat = step.isMultiple(of: 3) ? 20_000 : 120
      let wanted = view.contentOffset.y + CGFloat.random(in: -reach...reach, using: &random)
      view.contentOffset.y = min(max(0, wanted), view.contentSize.height - 300)
      view.layoutIfNeeded()
      let shown = items(view)
      XCTAssertEqual(shown, shown.sorted(), "seed \(seed), step \(step)")
      XCTAssertEqual(shown, view.indexPathsForVisibleItems.map(\.item), "seed \(seed), step \(step)")
      assertLayersFollow(view)
    }
    XCTAssertEqual(Array(view.subviews.suffix(indicators.count)), indicators, "indicators stay in front")
  }

  func testInsertionAtTheFront_leavesCellsInOrder() {
    let view = makeList()
    for _ in 0..<5 {
      UIView.performWithoutAnimation {
        view.performBatchUpdates {
          self.source.sections[0].insert(-1, at: 0)
          view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
      view.layoutIfNeeded()
      XCTAssertEqual(items(view), items(view).sorted())
      assertLayersFollow(view)
    }
  }

  func testACellBroughtToTheFront_staysThereWhileOthersAreUsedAgain() {
    let view = makeList()
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    guard let chosen = view.visibleCells.dropFirst(2).first else { return XCTFail("no cells") }
    view.bringSubviewToFront(chosen)
    view.contentOffset.y = 330
    view.layoutIfNeeded()
    XCTAssertNotNil(view.indexPath(for: chosen))
    XCTAssertTrue(view.subviews.last === chosen)
  }

  func testTheBackgroundView_staysBehindCellsThatAreUsedAgain() {
    let view = makeList()
    let background = UIView()
    view.backgroundView = background
    for offset: CGFloat in [5000, 20, 90, 4000] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      XCTAssertTrue(view.subviews.first === background)
      XCTAssertEqual(items(view), items(view).sorted())
    }
  }

  // MARK: Disappearing views

  /// Shows the first items as cards, and hides the others in small frames behind the cards.
  private final class CardLayout: UICollectionViewLayout {
    private let shownCount: Int
    static let hiddenSide: CGFloat = 20

    init(showing count: Int) {
      shownCount = count
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 300) }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let isShown = path.item < shownCount
      let side = isShown ? 100 : Self.hiddenSide
      attributes.frame = CGRect(x: 10 * CGFloat(path.item), y: 0, width: side, height: side)
      attributes.alpha = isShown ? 1 : 0
      attributes.zIndex = isShown ? 0 : -1
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<shownCount).compactMap { layoutAttributesForItem(at: [0, $0]) }
    }
  }

  /// A cell that lays out a view over its whole area.
  private final class FilledCell: UICollectionViewCell {
    let filling = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(filling)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      filling.frame = bounds
    }
  }

  private final class FilledCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// Runs a change from four cards to one, stops in its middle, and passes the cells of the four items.
  private func changeToOneCard(
    _ body: (TestApplication, UICollectionView, [FilledCell]) throws -> Void
  ) throws {
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    let cells = FilledCells()
    let view = UICollectionView(frame: app.window.bounds, collectionViewLayout: CardLayout(showing: 4))
    view.register(FilledCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = cells
    app.show(view)
    let shown = try (0..<4).map { try XCTUnwrap(view.cellForItem(at: [0, $0]) as? FilledCell) }
    view.setCollectionViewLayout(CardLayout(showing: 1), animated: true)
    app.advance(by: 0.15)
    try body(app, view, shown)
    try app.waitUntilIdle()
    withExtendedLifetime(cells) {}
  }

  /// Cells that shrink and fade behind a card were painted in front of it, because their index paths are higher.
  func testDisappearingViews_haveTheZIndexOfTheirFinalAttributes() throws {
    try changeToOneCard { _, view, cells in
      let places = try cells.map { cell in try XCTUnwrap(view.subviews.firstIndex { $0 === cell }) }
      XCTAssertGreaterThan(places[0], places[3], "the card is in front of the others")
      XCTAssertEqual(places.dropFirst(), places.dropFirst().sorted()[...], "the others keep their order")
      assertLayersFollow(view)
    }
  }

  /// The content of a disappearing cell had its final size at once, while the cell still was large.
  func testTheContentOfADisappearingView_isLaidOutInTheAnimation() throws {
    try changeToOneCard { _, _, cells in
      let cell = try XCTUnwrap(cells.last)
      let width = try XCTUnwrap(cell.layer.presentation()).bounds.width
      XCTAssertGreaterThan(width, CardLayout.hiddenSide)
      XCTAssertLessThan(width, 100)
      XCTAssertEqual(try XCTUnwrap(cell.filling.layer.presentation()).bounds.width, width, accuracy: 0.5)
    }
  }
}
