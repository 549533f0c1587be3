import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class LayoutChangeTests: XCTestCase {
  private func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  private func makeView(_ layout: UICollectionViewLayout) -> (UICollectionView, TestDataSource) {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let source = TestDataSource([200])
    TestDataSource.register(in: view)
    view.dataSource = source
    return (view, source)
  }

  func testSettingTheLayout_placesEverythingAtOnce_andKeepsCells() {
    let (view, source) = makeView(grid(90))
    view.layoutIfNeeded()
    let first = view.cellForItem(at: [0, 0])
    let next = grid(40)
    view.collectionViewLayout = next
    XCTAssertTrue(view.cellForItem(at: [0, 0]) === first)
    XCTAssertEqual(first?.frame, next.layoutAttributesForItem(at: [0, 0])?.frame)
    XCTAssertTrue(next.collectionView === view)
    XCTAssertEqual(view.visibleCells.count, 24)
    withExtendedLifetime(source) {}
  }

  /// A layout that scrolls in the other direction changes the insets. The content was moved by them before the animation began.
  func testInsetsOfTheOtherDirection_doNotMoveTheContentAtOnce() throws {
    let app = TestApplication(size: CGSize(width: 400, height: 300))
    defer { app.close() }
    let (view, source) = makeView(grid(90))
    view.contentInsetAdjustmentBehavior = .automatic
    let controller = UIViewController()
    controller.view = view
    controller.additionalSafeAreaInsets.left = 150
    app.show(controller)
    app.advance(by: 1)
    XCTAssertEqual(view.adjustedContentInset.left, 0)
    func place() throws -> CGFloat {
      let cell = try XCTUnwrap(view.cellForItem(at: [0, 1])?.layer)
      let (shown, bounds) = (cell.presentation() ?? cell, (view.layer.presentation() ?? view.layer).bounds)
      return shown.position.x - bounds.minX
    }
    let before = try place()
    let row = grid(200)
    row.scrollDirection = .horizontal
    view.setCollectionViewLayout(row, animated: true)
    app.frame()
    XCTAssertEqual(view.adjustedContentInset.left, 150)
    XCTAssertEqual(try place(), before, accuracy: 40)
    app.advance(by: 2)
    XCTAssertEqual(view.contentOffset.x, -150)
    withExtendedLifetime(source) {}
  }

  func testHooks_comeInOrder() {
    // cb-layout-transition-hooks
    final class Layout: UICollectionViewFlowLayout {
      var name = ""
      var log: EventLog?
      override func prepareForTransition(to newLayout: UICollectionViewLayout) { log?.add("\(name) to") }
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log?.add("\(name) from") }
      override func finalizeLayoutTransition() { log?.add("\(name) finalize") }
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("\(name) initial")
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        log?.add("\(name) final")
        return super.finalLayoutAttributesForDisappearingItem(at: path)
      }
    }
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    let log = EventLog()
    let old = Layout()
    old.name = "old"
    let new = Layout()
    new.name = "new"
    let (view, source) = makeView(old)
    source.sections = [[1]]
    app.show(view)
    old.log = log
    new.log = log
    var finished: Bool?
    view.setCollectionViewLayout(new, animated: true) { finished = $0 }
    XCTAssertEqual(log.take(), ["old to", "new from", "old final", "new initial", "old finalize", "new finalize"])
    app.advance(by: 1)
    XCTAssertEqual(finished, true)
  }

  /// With 100,000 items, the offset moves by a million points, and the items in between are not visible at any time.
  func testAChangeToADistantOffset_queriesOnlyBothEnds() throws {
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    let (view, source) = makeView(grid(90))
    source.sections = [Array(repeating: 1, count: 100_000)]
    app.show(view)
    view.contentOffset.y = 2_500_000
    try app.waitUntilIdle()
    var largest = 0
    UICollectionView.layoutTrace = { line in
      if let match = line.firstMatch(of: /elements in .*: (\d+)/), let count = Int(match.1) {
        largest = max(largest, count)
      }
    }
    defer { UICollectionView.layoutTrace = nil }
    let middle = try XCTUnwrap(view.indexPathForItem(at: CGPoint(x: 45, y: 2_500_150)))
    view.setCollectionViewLayout(grid(40), animated: true)
    try app.waitUntilIdle()
    XCTAssertTrue(view.indexPathsForVisibleItems.contains(middle))
    XCTAssertGreaterThan(largest, 0)
    XCTAssertLessThan(largest, 200)
  }

  /// A view that appears in the animation must not lay out its content from a frame of zero.
  func testTheContentOfAppearingViews_doesNotMove() throws {
    final class Header: UICollectionReusableView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError("not used") }
      override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
      }
    }
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    let (view, source) = makeView(grid(90))
    let kind = UICollectionView.elementKindSectionHeader
    view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    app.show(view)
    let next = grid(90)
    next.headerReferenceSize = CGSize(width: 200, height: 40)
    view.setCollectionViewLayout(next, animated: true)
    app.wait(0.05)
    let header = try XCTUnwrap(view.supplementaryView(forElementKind: kind, at: [0, 0]) as? Header)
    XCTAssertLessThan(header.layer.presentation()?.opacity ?? 1, 1, "it appears")
    XCTAssertEqual(header.label.frame, CGRect(x: 0, y: 0, width: 200, height: 40))
    XCTAssertEqual(header.label.layer.animationKeys() ?? [], [])
    withExtendedLifetime(source) {}
  }

  func testVisibleItem_staysInSight() {
    let (view, source) = makeView(grid(90))
    view.layoutIfNeeded()
    view.contentOffset.y = 5000
    view.layoutIfNeeded()
    let middle = view.indexPathForItem(at: CGPoint(x: 45, y: 5150)) ?? [0, 0]
    view.setCollectionViewLayout(grid(40), animated: false)
    XCTAssertTrue(view.indexPathsForVisibleItems.contains(middle))
    withExtendedLifetime(source) {}
  }

  func testTransitionLayout_liesBetween() {
    let from = grid(90)
    let to = grid(40)
    let (view, source) = makeView(from)
    view.layoutIfNeeded()
    let transition = UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
    view.collectionViewLayout = transition
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.width, 90)
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame.width, 65)
    transition.transitionProgress = 1
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.frame, to.layoutAttributesForItem(at: [0, 0])?.frame)
    transition.updateValue(3, forAnimatedKey: "x")
    XCTAssertEqual(transition.value(forAnimatedKey: "x"), 3)
    withExtendedLifetime(source) {}
  }
}

/// Layout changes in a window: their animation, and changes that begin during another one.
@preconcurrency @MainActor
final class AnimatedLayoutChangeTests: StageTestCase {
  func testCells_travelFromOldToNew_alsoFromBesideTheScreen() throws {
    let old = grid(90)
    let new = grid(40)
    try stage(old)
    let shown = try XCTUnwrap(view.cellForItem(at: [0, 3]))
    view.setCollectionViewLayout(new, animated: true)
    XCTAssertEqual(shown.frame, new.layoutAttributesForItem(at: [0, 3])?.frame, "model values are final at once")
    app.frame()
    XCTAssertGreaterThan(seen(shown).width, 85)
    // Item 20 was far below, from where it appears.
    let coming = try XCTUnwrap(view.cellForItem(at: [0, 20]))
    XCTAssertGreaterThan(seen(coming).minY, 900)
    app.advance(by: 0.15)
    let from = try XCTUnwrap(old.layoutAttributesForItem(at: [0, 20])).frame
    let to = try XCTUnwrap(new.layoutAttributesForItem(at: [0, 20])).frame
    let between = seen(coming)
    XCTAssertLessThan(between.minY, from.minY)
    XCTAssertGreaterThan(between.minY, to.minY)
    XCTAssertLessThan(between.width, from.width)
    XCTAssertGreaterThan(between.width, to.width)
    try app.waitUntilIdle()
    checkAtRest()
    // And back: disappearing items stay visible until they have left.
    view.setCollectionViewLayout(old, animated: true)
    XCTAssertFalse(view.indexPathsForVisibleItems.contains([0, 20]))
    XCTAssertFalse(coming.isHidden)
    app.advance(by: 0.1)
    XCTAssertGreaterThan(seen(coming).minY, to.minY)
    try app.waitUntilIdle()
    XCTAssertTrue(coming.isHidden)
    checkAtRest()
  }

  func testWhatIsVisibleBeforeAndAfter_keepsItsCells_howeverFarTheOffsetMoves() throws {
    let old = grid(31)
    let new = UICollectionViewFlowLayout()
    new.itemSize = CGSize(width: 190, height: 24)
    try stage(old)
    view.contentOffset.y = 600
    try app.waitUntilIdle()
    var cells: [IndexPath: (cell: UICollectionViewCell, place: CGRect)] = [:]
    for path in view.indexPathsForVisibleItems {
      if let cell = view.cellForItem(at: path) { cells[path] = (cell, seen(cell)) }
    }
    view.setCollectionViewLayout(new, animated: true)
    app.frame()
    var staying = 0
    for path in view.indexPathsForVisibleItems {
      guard let before = cells[path] else { continue }
      staying += 1
      XCTAssertTrue(view.cellForItem(at: path) === before.cell, "\(path)")
      XCTAssertFalse(before.cell.isHidden)
      XCTAssertEqual(seen(before.cell).minY, before.place.minY, accuracy: 20, "\(path)")
    }
    XCTAssertGreaterThan(staying, 6)
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testCustomAttributes_areAnimated() throws {
    final class Attributes: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var radius: CGFloat = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let twin = super.copy(with: zone)
        (twin as? Attributes)?.radius = radius
        return twin
      }
      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Attributes)?.radius == radius
      }
    }
    final class Layout: UICollectionViewFlowLayout {
      var radius: CGFloat = 0
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { (attributes as? Attributes)?.radius = radius }
        return all
      }
      override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: path)
        (attributes as? Attributes)?.radius = radius
        return attributes
      }
    }
    final class Cell: UICollectionViewCell {
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let own = layoutAttributes as? Attributes { layer.cornerRadius = own.radius }
      }
    }
    let old = Layout()
    let new = Layout()
    new.radius = 20
    try stage(old)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    try app.waitUntilIdle()
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 0]))
    view.setCollectionViewLayout(new, animated: true)
    XCTAssertEqual(cell.layer.cornerRadius, 20)
    app.advance(by: 0.1)
    let radius = cell.layer.presentation()?.cornerRadius ?? 0
    XCTAssertGreaterThan(radius, 1)
    XCTAssertLessThan(radius, 19)
  }

  func testSupplementaries_cross() throws {
    let old = ListLayout()
    old.headerHeight = 20
    let new = ListLayout()
    new.pitch = 60
    try stage(old, [30])
    let header = try XCTUnwrap(view.supplementaryView(forElementKind: "header", at: [0, 0]))
    view.setCollectionViewLayout(new, animated: true)
    app.advance(by: 0.1)
    let alpha = header.layer.presentation()?.opacity ?? 0
    XCTAssertGreaterThan(alpha, 0.05)
    XCTAssertLessThan(alpha, 0.95)
    try app.waitUntilIdle()
    XCTAssertTrue(header.isHidden)
    view.setCollectionViewLayout(old, animated: true)
    app.advance(by: 0.1)
    let again = try XCTUnwrap(view.supplementaryView(forElementKind: "header", at: [0, 0]))
    let rising = again.layer.presentation()?.opacity ?? 0
    XCTAssertGreaterThan(rising, 0.05)
    XCTAssertLessThan(rising, 0.95)
    try app.waitUntilIdle()
    XCTAssertEqual(again.alpha, 1)
  }

  func testOneChange_overtakesAnother_withoutAJump() throws {
    try stage(grid(90))
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    var ends: [String] = []
    view.setCollectionViewLayout(grid(40), animated: true) { ends.append("first \($0)") }
    app.advance(by: 0.1)
    let before = seen(cell)
    view.setCollectionViewLayout(grid(60), animated: true) { ends.append("second \($0)") }
    let after = seen(cell)
    XCTAssertEqual(before.minX, after.minX, accuracy: 0.5)
    XCTAssertEqual(before.width, after.width, accuracy: 0.5)
    try app.waitUntilIdle()
    XCTAssertEqual(ends, ["first true", "second true"])
    checkAtRest()
  }

  func testUpdatesScrollsAndInvalidations_onTheWay() throws {
    let new = grid(40)
    try stage(grid(90))
    view.setCollectionViewLayout(new, animated: true)
    app.advance(by: 0.1)
    source.sections[0].removeSubrange(0..<3)
    view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
    app.advance(by: 0.1)
    view.contentOffset.y = 400
    app.frame()
    new.itemSize = CGSize(width: 50, height: 30)
    app.frame()
    XCTAssertEqual(view.visibleCells.first?.bounds.width, 50)
    view.setCollectionViewLayout(grid(70), animated: true)
    app.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), duration: 0.2)
    try app.waitUntilIdle()
    checkAtRest()
  }

  func testWillAndDidTransition_reachTheViews() throws {
    final class Cell: UICollectionViewCell {
      nonisolated(unsafe) static var log: [String] = []
      override func willTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        Cell.log.append("will \((old as? UICollectionViewFlowLayout)?.itemSize.width ?? 0)")
      }
      override func didTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        Cell.log.append("did \((new as? UICollectionViewFlowLayout)?.itemSize.width ?? 0)")
      }
    }
    Cell.log = []
    try stage(grid(90), [1])
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    try app.waitUntilIdle()
    view.setCollectionViewLayout(grid(40), animated: true)
    XCTAssertEqual(Cell.log, ["will 90.0"])
    try app.waitUntilIdle()
    XCTAssertEqual(Cell.log, ["will 90.0", "did 40.0"])
    view.collectionViewLayout = grid(50)
    XCTAssertEqual(Cell.log, ["will 90.0", "did 40.0", "will 40.0", "did 50.0"], "at once")
  }

  func testTargetOffsets_ofDelegateAndLayout() throws {
    final class Layout: UICollectionViewFlowLayout {
      var asked: [CGPoint] = []
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        asked.append(proposed)
        return CGPoint(x: 0, y: 120)
      }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 240) }
    }
    let first = Layout()
    try stage(grid(90))
    view.setCollectionViewLayout(first, animated: true)
    XCTAssertEqual(first.asked, [.zero])
    XCTAssertEqual(view.contentOffset.y, 120)
    let delegate = Delegate()
    view.delegate = delegate
    view.setCollectionViewLayout(Layout(), animated: false)
    XCTAssertEqual(view.contentOffset.y, 240)
    try app.waitUntilIdle()
    // A resize in an animation calls the method, too.
    view.contentOffset.y = 0
    try app.waitUntilIdle()
    UIView.animate(withDuration: 0.2) { self.view.frame.size.width = 150 }
    XCTAssertEqual(view.contentOffset.y, 240)
    withExtendedLifetime(delegate) {}
  }

  /// The layout is asked first, and its answer is the proposal for the delegate (the call order of Apple's UXKit, the version of
  /// this code for the Mac). So a delegate that returns the proposal keeps the offset of the layout.
  func testTheDelegateOfTargetOffsets_getsTheAnswerOfTheLayout() throws {
    final class Layout: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 120)
      }
    }
    final class Delegate: NSObject, UICollectionViewDelegate {
      var proposals: [CGFloat] = []
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
      ) -> CGPoint {
        proposals.append(proposed.y)
        return proposed
      }
    }
    try stage(grid(90))
    let delegate = Delegate()
    view.delegate = delegate
    view.setCollectionViewLayout(Layout(), animated: false)
    XCTAssertEqual(view.contentOffset.y, 120)
    source.sections[0].insert(1000, at: 0)
    view.insertItems(at: [[0, 0]])
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, 120)
    XCTAssertEqual(Set(delegate.proposals), [120])
  }

  func testASelectedItem_staysInSight() throws {
    try stage(grid(40))
    view.selectItem(at: [0, 20], animated: false, scrollPosition: [])
    let new = grid(150)
    view.setCollectionViewLayout(new, animated: true)
    try app.waitUntilIdle()
    XCTAssertTrue(view.indexPathsForVisibleItems.contains([0, 20]))
    XCTAssertEqual(new.layoutAttributesForItem(at: [0, 20])?.frame.midY, view.bounds.midY)
    checkAtRest()
  }

  func testAtTheStart_itStaysAtTheStart() throws {
    try stage(grid(40))
    view.setCollectionViewLayout(grid(150), animated: true)
    XCTAssertEqual(view.contentOffset, .zero)
  }

  func testInsideABatch_theChangeWaitsForIt() throws {
    let new = grid(40)
    try stage(grid(90))
    var ends: [String] = []
    view.performBatchUpdates {
      self.source.sections[0].removeSubrange(10..<200)
      self.view.setCollectionViewLayout(new, animated: true) { _ in ends.append("layout") }
      self.view.deleteItems(at: (10..<200).map { [0, $0] })
    } completion: { _ in
      ends.append("batch")
    }
    XCTAssertTrue(view.collectionViewLayout === new)
    try app.waitUntilIdle()
    XCTAssertEqual(ends.sorted(), ["batch", "layout"])
    XCTAssertEqual(view.visibleCells.count, 10)
    checkAtRest()
  }

  func testALayoutOfAnotherView_isReported() throws {
    expectsReports = true
    let shared = grid(90)
    try stage(shared)
    let other = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: grid(30))
    app.window.addSubview(other)
    other.setCollectionViewLayout(shared, animated: false)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports[0].contains("already lays out"), reports[0])
    let third = UICollectionView(frame: .zero, collectionViewLayout: shared)
    XCTAssertEqual(reports.count, 2)
    XCTAssertTrue(shared.collectionView === third)
  }
}
