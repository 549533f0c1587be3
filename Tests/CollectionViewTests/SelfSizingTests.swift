import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Self-sizing cells: the order of calls, the content size and offset, and layouts whose sizes never agree.
@preconcurrency @MainActor
final class SelfSizingTests: XCTestCase {
  private final class Source: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat]
    var log: EventLog?
    init(_ heights: [CGFloat]) { self.heights = heights }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      log?.add("cell \(path.item)")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.wished = heights[path.item]
      (cell as? Cell)?.log = log
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    }
  }

  private final class Cell: UICollectionViewCell {
    var wished: CGFloat = 0
    var log: EventLog?
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      log?.add("preferred \(layoutAttributes.indexPath.item)")
      layoutAttributes.size.height = wished
      return layoutAttributes
    }
  }

  private final class Header: UICollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 77) }
  }

  private final class LoggingFlow: UICollectionViewFlowLayout {
    var log: EventLog?
    override func prepare() {
      log?.add("prepare")
      super.prepare()
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      log?.add("elements")
      return super.layoutAttributesForElements(in: rect)
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      log?.add("should \(original.indexPath.item) \(Int(original.size.height))->\(Int(preferred.size.height))")
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      log?.add("context")
      return super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log?.add("invalidate items \(context.invalidatedItemIndexPaths.map { "\($0.map(\.item))" } ?? "nil")")
      super.invalidateLayout(with: context)
    }
  }

  /// The data sources. The views do not retain them.
  private var sources: [Source] = []

  private func list(
    _ source: Source, _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), estimate: CGFloat = 50
  ) -> UICollectionView {
    layout.estimatedItemSize = CGSize(width: 200, height: estimate)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.isPrefetchingEnabled = false
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view")
    view.dataSource = source
    sources.append(source)
    return view
  }

  func testOneItemAtATime_inUIKitsOrder() {
    // measurements.md, 2.17
    let log = EventLog()
    let source = Source([120, 50, 200])
    source.log = log
    let layout = LoggingFlow()
    let view = list(source, layout)
    layout.log = log
    view.layoutIfNeeded()
    let events = log.take().drop { $0 != "prepare" }
    XCTAssertEqual(
      Array(events),
      [
        "prepare", "elements", "cell 0", "preferred 0", "should 0 50->120", "context", "invalidate items [0]",
        "prepare",
        "elements", "cell 1", "preferred 1", "cell 2", "preferred 2", "should 2 50->200", "context",
        "invalidate items [2]", "prepare", "elements",
      ])
    XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 370))
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 0, y: 170, width: 200, height: 200))
  }

  func testScrollingDown_leavesTheOffsetAlone_andScrollingBackKeepsWhatIsVisible() {
    let heights = (0..<200).map { CGFloat(30 + $0 * 37 % 90) }
    let source = Source(heights)
    let view = list(source)
    view.layoutIfNeeded()
    // Jump into the middle of estimates, then scroll up in small steps.
    view.contentOffset.y = 5000
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentOffset.y, 5000)
    for _ in 0..<60 {
      let reference = view.indexPathsForVisibleItems.sorted()[1]
      let before = (view.cellForItem(at: reference)?.frame.minY ?? 0) - view.contentOffset.y
      view.contentOffset.y -= 20
      view.layoutIfNeeded()
      let after = (view.cellForItem(at: reference)?.frame.minY ?? 0) - view.contentOffset.y
      XCTAssertEqual(after, before + 20, accuracy: 0.5, "what is visible jumped")
    }
    for path in view.indexPathsForVisibleItems {
      XCTAssertEqual(view.cellForItem(at: path)?.frame.height, heights[path.item])
    }
  }

  func testShrinkingAtTheEnd_bringsTheOffsetIntoRange() {
    let view = list(Source(Array(repeating: 20, count: 30)))
    view.layoutIfNeeded()
    view.contentOffset.y = view.contentSize.height - 300
    for _ in 0..<10 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    XCTAssertLessThanOrEqual(view.contentOffset.y, max(0, view.contentSize.height - 300))
    XCTAssertFalse(view.indexPathsForVisibleItems.isEmpty)
  }

  func testScrollToItem_landsExactly_overEstimates() {
    var random = SeededRandom(seed: 3)
    let heights = (0..<500).map { _ in CGFloat(Int.random(in: 20...160, using: &random)) }
    let view = list(Source(heights))
    view.layoutIfNeeded()
    for item in [250, 20, 499, 0, 320] {
      view.scrollToItem(at: [0, item], at: .top, animated: false)
      view.layoutIfNeeded()
      guard let frame = view.cellForItem(at: [0, item])?.frame else { return XCTFail("item \(item) is not visible") }
      XCTAssertEqual(frame.height, heights[item])
      let end = view.contentSize.height - 300
      XCTAssertEqual(view.contentOffset.y, min(frame.minY, end), accuracy: 0.5, "item \(item)")
      view.scrollToItem(at: [0, item], at: .centeredVertically, animated: false)
      view.layoutIfNeeded()
      let middle = view.cellForItem(at: [0, item])?.frame.midY ?? 0
      XCTAssertEqual(
        view.contentOffset.y, min(max(0, middle - 150), view.contentSize.height - 300), accuracy: 0.5, "item \(item)")
    }
  }

  func testConstraints_sayTheSize() {
    final class LabelCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          label.widthAnchor.constraint(equalToConstant: 180),
        ])
      }
      required init?(coder: NSCoder) { fatalError("made in code") }
    }
    final class LabelSource: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
        (cell as? LabelCell)?.label.text = String(repeating: "words and words ", count: 1 + path.item * 6)
        return cell
      }
    }
    let source = LabelSource()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 600), collectionViewLayout: layout)
    view.register(LabelCell.self, forCellWithReuseIdentifier: "label")
    view.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.addSubview(view)
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? LabelCell }.sorted { $0.frame.minY < $1.frame.minY }
    XCTAssertEqual(cells.count, 3)
    for cell in cells {
      XCTAssertEqual(cell.frame.width, 200)
      XCTAssertEqual(
        cell.frame.height, cell.label.sizeThatFits(CGSize(width: 180, height: 1000)).height + 20, accuracy: 0.51)
    }
    XCTAssertLessThan(cells[0].frame.height, cells[1].frame.height)
    XCTAssertLessThan(cells[1].frame.height, cells[2].frame.height)

    // A text that changes while visible resizes its cell (`selfSizingInvalidation`).
    let before = cells[0].frame.height
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cells[0].label.text = String(repeating: "longer text now ", count: 10)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    XCTAssertGreaterThan(cells[0].frame.height, before)
    XCTAssertEqual(cells[1].frame.minY, cells[0].frame.maxY + 10, accuracy: 0.51)
  }

  func testInvalidateIntrinsicContentSize_asksTheCellAgain_unlessDisabled() {
    let source = Source([60, 60, 60])
    let view = list(source)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 0]) as? Cell
    cell?.wished = 90
    cell?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    XCTAssertEqual(cell?.frame.height, 90)
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame.minY, 90)
    view.selfSizingInvalidation = .disabled
    cell?.wished = 120
    cell?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    XCTAssertEqual(cell?.frame.height, 90)
  }

  func testAConfigurationThatChangesOnScreen_isMeasuredAgain() throws {
    // UICollectionView.h, SelfSizingInvalidation.enabled: the content view, or the view of a content configuration.
    final class Lines: NSObject, UICollectionViewDataSource {
      var texts = ["one", "two", "three"]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        var content = UIListContentConfiguration.cell()
        content.text = texts[path.item]
        cell.contentConfiguration = content
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let lines = Lines()
    view.dataSource = lines
    view.layoutIfNeeded()
    func heights() -> [CGFloat] { (0..<3).map { view.cellForItem(at: [0, $0])?.frame.height ?? 0 } }
    let before = heights()
    let long = String(repeating: "many words ", count: 12)
    // Directly.
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    var content = UIListContentConfiguration.cell()
    content.text = long
    cell.contentConfiguration = content
    view.layoutIfNeeded()
    XCTAssertGreaterThan(heights()[1], before[1] + 30)
    // By reconfiguring.
    lines.texts = [long, "two", "three"]
    view.reconfigureItems(at: [[0, 0], [0, 1]])
    view.layoutIfNeeded()
    XCTAssertGreaterThan(heights()[0], before[0] + 30)
    XCTAssertEqual(heights()[1], before[1])
    // If disabled, nothing happens automatically.
    view.selfSizingInvalidation = .disabled
    cell.contentConfiguration = content
    view.layoutIfNeeded()
    XCTAssertEqual(heights()[1], before[1])
  }

  func testHeaders_sayTheirLength_andSpanTheView() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = list(Source([50, 50]), layout)
    view.layoutIfNeeded()
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    XCTAssertEqual(header?.frame, CGRect(x: 0, y: 0, width: 200, height: 77))
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.minY, 77)
  }

  func testSaidSizes_followTheirItemsThroughUpdates() {
    let source = Source((0..<20).map { CGFloat(40 + $0 * 5) })
    let view = list(source)
    view.frame.size.height = 3000
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentSize.height, source.heights.reduce(0, +))
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        source.heights.insert(33, at: 4)
        source.heights.removeFirst()
        view.insertItems(at: [[0, 3]])
        view.deleteItems(at: [[0, 0]])
      }
    }
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentSize.height, source.heights.reduce(0, +))
    for path in view.indexPathsForVisibleItems {
      XCTAssertEqual(view.cellForItem(at: path)?.frame.height, source.heights[path.item], "\(path)")
    }
  }

  func testAnInsertedCell_hasItsSizeBeforeTheAnimationBegins() {
    let source = Source([70, 80, 90])
    let view = list(source)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(view)
    view.layoutIfNeeded()
    source.heights.insert(123, at: 1)
    view.insertItems(at: [[0, 1]])
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame, CGRect(x: 0, y: 70, width: 200, height: 123))
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame.minY, 193)
    XCTAssertEqual(view.contentSize.height, 363)
  }

  func testPlainInvalidation_beginsWithTheEstimatesAgain_andConvergesAgain() {
    let source = Source([70, 80, 90])
    let view = list(source)
    view.layoutIfNeeded()
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    XCTAssertEqual(view.contentSize.height, 240)
  }

  /// A cell that shrinks out of the visible area is measured again when it returns. Random input found that it kept the
  /// estimate.
  func testACellThatShrinksOutOfSight_isAskedAgainWhenItComesBack() throws {
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    let view = list(Source(Array(repeating: 20, count: 40)))
    view.isPrefetchingEnabled = true
    app.show(view)
    for offset in [20, 30, 40] as [CGFloat] {
      view.contentOffset.y = offset
      app.frame()
    }
    for round in 0..<4 {
      // With the estimate the first cell extends into the visible area; with its own size it does not.
      view.collectionViewLayout.invalidateLayout()
      app.frame()
      XCTAssertEqual(Set(view.visibleCells.map(\.frame.height)), [20], "round \(round)")
      XCTAssertFalse(view.indexPathsForVisibleItems.contains([0, 0]), "round \(round)")
    }
  }

  func testSizesThatNeverSettle_areReported_andTheViewGoesOn() {
    /// A layout that always gives a cell one point more than it prefers.
    final class Restless: UICollectionViewFlowLayout {
      var extra: CGFloat = 0
      override func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        if original.indexPath.item == 1 {
          extra += 1
          preferred.size.height += extra
        }
        return super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      }
    }
    var reports: [String] = []
    let old = Diagnostics.handler
    Diagnostics.handler = { reports.append($0) }
    defer { Diagnostics.handler = old }
    let view = list(Source([60, 60, 60]), Restless())
    view.layoutIfNeeded()
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("item [0, 1] is not stable: its view Cell") == true, "\(reports)")
    XCTAssertTrue(reports.first?.contains("Restless") == true)
    XCTAssertEqual(view.visibleCells.count, 3)
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame.height, 60)
  }

  func testALayoutThatOverridesNothing_asksNoCell() {
    let log = EventLog()
    let source = Source(Array(repeating: 33, count: 5))
    source.log = log
    let layout = ListLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    XCTAssertEqual(log.take().filter { $0.hasPrefix("preferred") }, [])
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.height, 40)
  }

  /// A layout with an override like that of MagazineLayout: it calls `super` in some cases and sizes cells itself in
  /// others.
  private class SuperCallingLayout: ListLayout {
    private var heights: [IndexPath: CGFloat] = [:]
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        || preferred.size.height != original.size.height
    }
    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[preferred.indexPath] = preferred.size.height
      return super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = super.layoutAttributesForItem(at: indexPath)
      attributes?.size.height = heights[indexPath] ?? height
      return attributes
    }
  }

  /// A subclass that inherits the override.
  private final class InheritingLayout: SuperCallingLayout {}

  /// A generic class with an override.
  private class GenericLayout<Model>: ListLayout {
    var model: Model?
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      asked += 1
      return super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    var asked = 0
  }
  private final class ConcreteLayout: GenericLayout<Int> {}

  private func sized(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  func testALayoutThatCallsSuper_keepsSelfSizing() {
    for layout in [SuperCallingLayout(), InheritingLayout()] {
      let source = Source([33, 45, 20, 45, 33])
      let view = sized(layout, source)
      for (item, height) in source.heights.enumerated() {
        XCTAssertEqual(view.cellForItem(at: [0, item])?.frame.height, height, "\(type(of: layout)), item \(item)")
      }
      // One result of `super` says nothing about the next cells.
      source.heights[1] = 49
      view.reloadData()
      view.layoutIfNeeded()
      XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame.height, 49, "\(type(of: layout))")
    }
  }

  func testAnOverrideInAGenericLayout_isAskedForEachCell() {
    let layout = ConcreteLayout()
    _ = sized(layout, Source([33, 45, 20]))
    XCTAssertEqual(layout.asked, 3)
  }
}
