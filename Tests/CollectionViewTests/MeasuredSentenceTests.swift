import UIKit
import UIKitTesting
import XCTest

/// Single sentences of rules (`docs/measurements.md`) whose other sentences are tested elsewhere.
@preconcurrency @MainActor
final class MeasuredSentenceTests: StageTestCase {
  /// The available width excludes the content inset, and an exact fit stays in its row (measurements.md 1.1).
  func testWhatIsAvailable_isWithoutTheContentInset_andExactFitsStay() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 12)
    try stage(layout, [5])
    view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    app.frame()
    // 200 − 30 − 20 − 8 − 12 = 130 = 60 + 10 + 60.
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame, CGRect(x: 78, y: 0, width: 60, height: 40))
    XCTAssertEqual(view.cellForItem(at: [0, 2])?.frame.minY, 50)
    view.contentInset.right = 21
    app.frame()
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.frame.minY, 50)
  }

  /// An invalidation without a reload does not read the counts again (measurements.md 2.5).
  func testAPlainInvalidation_doesNotReadTheCountsAgain() throws {
    let layout = ListLayout()
    layout.asksDataSource = true
    try stage(layout, [3])
    source.sections[0].append(9)
    layout.invalidateLayout()
    app.frame()
    XCTAssertEqual(layout.layoutAttributesForElements(in: view.bounds)?.count, 4, "the layout has asked by itself")
    XCTAssertEqual(view.numberOfItems(inSection: 0), 3)
    XCTAssertEqual(view.visibleCells.count, 3)
  }

  /// Moving a view changes its safe area and calls all methods for changed bounds (measurements.md 2.16).
  func testAViewThatMovesWithItsSafeArea_runsTheWholeChain() throws {
    let layout = ListLayout()
    try stage(layout, [40])
    UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)
    defer { UIScreen.main.safeAreaInsets = .zero }
    app.resize(to: CGSize(width: 200, height: 400))
    // `show` has made the view as large as the window; from here on it is in another view, at the top.
    let parent = UIViewController()
    app.show(parent)
    view.autoresizingMask = []
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    view.contentInsetAdjustmentBehavior = .always
    parent.view.addSubview(view)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, -59)
    let log = EventLog()
    layout.log = log
    view.frame.origin.y = 40
    app.frame()
    XCTAssertEqual(view.adjustedContentInset.top, 19)
    XCTAssertEqual(view.contentOffset.y, -19)
    XCTAssertEqual(
      log.take().prefix(5),
      [
        "shouldInvalidate 0,-19,200,300 [0,-59]", "invalidationContext 0,-19,200,300 [0,-59]",
        "invalidateLayout [0,-19]", "invalidateLayout(with: same) [0,-19]", "prepare {",
      ])
    // Outside of the safe area nothing changes any more, and there are no calls.
    view.frame.origin.y = 70
    app.frame()
    _ = log.take()
    view.frame.origin.y = 90
    app.frame()
    XCTAssertEqual(log.take(), [])
  }

  /// The target method with a velocity is only called at the end of drags (measurements.md 4.6).
  func testTheTargetWithAVelocity_isForTheEndOfDragsAlone() throws {
    final class Asked: UICollectionViewFlowLayout {
      var plain = 0
      var withVelocity = 0
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        plain += 1
        return proposed
      }
      override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        withVelocity += 1
        return proposed
      }
      func take() -> [Int] {
        defer { (plain, withVelocity) = (0, 0) }
        return [plain, withVelocity]
      }
    }
    let layout = Asked()
    try stage(layout)
    _ = layout.take()
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    view.scrollToItem(at: [0, 60], at: .top, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(layout.take(), [0, 0])
    source.sections[0].append(1)
    view.insertItems(at: [[0, 200]])
    try app.waitUntilIdle()
    XCTAssertEqual(layout.take(), [1, 0])
    app.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 50), duration: 0.1)
    try app.waitUntilIdle()
    XCTAssertEqual(layout.take(), [0, 1])
    let next = Asked()
    view.setCollectionViewLayout(next, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(layout.take(), [0, 0])
    XCTAssertEqual(next.take(), [1, 0])
  }

  /// A data source that returns another cell during reconfiguring is reported (measurements.md 4.8).
  func testAProviderThatReturnsAnotherCellWhileReconfiguring_isNamed() throws {
    final class Stubborn: NSObject, UICollectionViewDataSource {
      var other: UICollectionViewCell?
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        other ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    expectsReports = true
    try stage(grid(40))
    let stubborn = Stubborn()
    view.dataSource = stubborn
    app.frame()
    let cell = try XCTUnwrap(view.cellForItem(at: [0, 1]))
    stubborn.other = TestCell(frame: .zero)
    view.reconfigureItems(at: [[0, 1]])
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("another cell while item [0, 1] was being") == true, "\(reports)")
    XCTAssertTrue(view.cellForItem(at: [0, 1]) === cell)
    withExtendedLifetime(stubborn) {}
  }

  /// In an animated return the selection is cleared between viewIsAppearing and viewDidAppear (measurements.md 5.4).
  func testComingBackAnimated_theSelectionGoesBetweenIsAppearingAndDidAppear() throws {
    final class List: UICollectionViewController {
      var log: [String] = []
      private func note(_ stage: String) {
        log.append("\(stage) \(collectionView.indexPathsForSelectedItems?.map(\.item) ?? [])")
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        TestDataSource.register(in: collectionView)
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
      }
    }
    try stage(grid(40))
    for isAnimated in [true, false] {
      let list = List(collectionViewLayout: UICollectionViewFlowLayout())
      let navigation = UINavigationController(rootViewController: list)
      app.show(navigation)
      try app.waitUntilIdle()
      list.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
      navigation.pushViewController(UIViewController(), animated: false)
      try app.waitUntilIdle()
      list.log = []
      navigation.popViewController(animated: isAnimated)
      try app.waitUntilIdle()
      XCTAssertEqual(
        list.log, ["willAppear [2]", "isAppearing \(isAnimated ? "[2]" : "[]")", "didAppear []"], "\(isAnimated)")
    }
  }

  /// Conflicting updates of sections are reported (measurements.md 13.4).
  func testConflictsOfSections_areNamed() throws {
    let wrong: [(String, (UICollectionView) -> Void, [String])] = [
      (
        "delete and move",
        {
          $0.deleteSections(IndexSet(integer: 0))
          $0.moveSection(0, toSection: 1)
        }, ["delete", "move", "section 0"]
      ),
      (
        "insert and move to one place",
        {
          $0.insertSections(IndexSet(integer: 1))
          $0.moveSection(0, toSection: 1)
        }, ["insert", "move", "section 1"]
      ),
      (
        "two moves from one place",
        {
          $0.moveSection(0, toSection: 1)
          $0.moveSection(0, toSection: 2)
        }, ["move", "section 0"]
      ),
      (
        "two moves to one place",
        {
          $0.moveSection(0, toSection: 2)
          $0.moveSection(1, toSection: 2)
        }, ["move", "section 2"]
      ),
    ]
    for (name, updates, words) in wrong {
      expectsReports = true
      try stage(grid(40), [1, 2, 3])
      view.performBatchUpdates { updates(self.view) }
      XCTAssertEqual(reports.count, 1, name)
      for word in words where reports.first?.contains(word) != true { XCTFail("\(name): “\(word)” not in \(reports)") }
      try app.waitUntilIdle()
      checkAtRest()
      app.close()
    }
  }

  /// IGListKit 690: UIKit converts this reload into an insertion and a move to the same position, and raises an
  /// exception (measurements.md 13.5).
  func testAReloadedSectionThatOthersDisplace_isNoConflict() throws {
    try stage(grid(40), [1, 2, 3])
    source.sections.remove(at: 0)
    source.sections[1].append(50)
    source.sections.insert([70], at: 0)
    source.sections.append([80, 81])
    view.performBatchUpdates {
      self.view.deleteSections(IndexSet(integer: 0))
      self.view.reloadSections(IndexSet(integer: 2))
      self.view.insertSections(IndexSet([0, 3]))
    }
    try app.waitUntilIdle()
    checkAtRest()
    XCTAssertEqual(view.numberOfItems(inSection: 2), 4)
  }
}
