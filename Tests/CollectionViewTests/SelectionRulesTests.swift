import UIKit
import UIKitTesting
import XCTest

/// The conditions under which items can be selected, changes of the selection, and primary actions.
@preconcurrency @MainActor
final class SelectionRulesTests: XCTestCase {
  private let log = EventLog()
  private var app: TestApplication!
  private var source: TestDataSource!
  private var delegate: Delegate!

  @MainActor
  private final class Delegate: NSObject, UICollectionViewDelegate {
    let log: EventLog
    var allowsSelecting = true
    var allowsAction: Bool?
    init(_ log: EventLog) { self.log = log }

    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { allowsSelecting }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.add("didSelect \(path.item)") }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      log.add("didDeselect \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      log.add("didUnhighlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath) -> Bool {
      allowsAction ?? !view.isEditing
    }
    func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
      log.add("action \(path.item)")
    }
  }

  private func makeList() -> UICollectionView {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    source = TestDataSource([100])
    let view = UICollectionView(showing: source, in: ListLayout())
    delegate = Delegate(log)
    view.delegate = delegate
    app.show(view)
    return view
  }

  private func tap(_ item: Int) { app.tap(at: CGPoint(x: 100, y: CGFloat(item) * 50 + 20)) }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  func testPrimaryAction_followsTheSelection_alsoWhereThatIsRefused() {
    let view = makeList()
    tap(1)
    XCTAssertEqual(log.take(), ["didSelect 1", "action 1", "didUnhighlight 1"])
    delegate.allowsSelecting = false
    tap(2)
    XCTAssertEqual(log.take(), ["action 2", "didUnhighlight 2"])
    delegate.allowsSelecting = true
    delegate.allowsAction = false
    tap(3)
    XCTAssertEqual(log.take(), ["didDeselect 1", "didSelect 3", "didUnhighlight 3"])
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 3]])
  }

  func testPrimaryAction_notWhereATapAddsToTheSelection_norWhileEditing() {
    let view = makeList()
    view.allowsMultipleSelection = true
    tap(1)
    XCTAssertEqual(log.take(), ["didSelect 1", "action 1", "didUnhighlight 1"])
    tap(2)
    XCTAssertEqual(log.take(), ["didSelect 2", "didUnhighlight 2"])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    view.isEditing = true
    view.allowsSelectionDuringEditing = true
    tap(3)
    XCTAssertEqual(log.take(), ["didSelect 3", "didUnhighlight 3"])
  }

  func testEditing_hasRulesOfItsOwn() {
    let view = makeList()
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.isEditing = true
    XCTAssertNil(view.indexPathsForSelectedItems, "nothing can be selected while editing, unless it is allowed")
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.isSelected, false)
    tap(2)
    XCTAssertNil(view.indexPathsForSelectedItems)
    view.allowsSelectionDuringEditing = true
    view.allowsMultipleSelectionDuringEditing = true
    tap(2)
    tap(3)
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 2], [0, 3]])
    _ = log.take()
    view.isEditing = false
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 2]], "one stays where only one may be selected")
    XCTAssertEqual(log.take(), [], "and the delegate is not called")
  }

  func testEditing_reachesTheConfigurations() {
    let view = makeList()
    guard let cell = view.cellForItem(at: [0, 0]) else { return XCTFail("no cell") }
    XCTAssertFalse(cell.configurationState.isEditing)
    view.isEditing = true
    XCTAssertTrue(cell.configurationState.isEditing)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isEditing) }
    cell.layoutIfNeeded()
    view.isEditing = false
    cell.layoutIfNeeded()
    XCTAssertEqual(states, [true, false])
  }

  func testSelectItem_whileSelectionIsNotAllowed_doesNothing() {
    // Apple's documentation of selectItem(at:animated:scrollPosition:).
    let view = makeList()
    view.allowsSelection = false
    view.selectItem(at: [0, 50], animated: false, scrollPosition: .top)
    XCTAssertNil(view.indexPathsForSelectedItems)
    XCTAssertEqual(view.contentOffset.y, 0)
  }

  func testFewerSelections_leaveOne() {
    let view = makeList()
    view.allowsMultipleSelection = true
    for item in [4, 2, 3] { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    view.allowsMultipleSelection = false
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 4]])
    XCTAssertEqual(view.visibleCells.filter(\.isSelected).count, 1)
    view.allowsSelection = false
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 4]])
  }

  /// For UIKit, a reload is a deletion and an insertion, so it ends the selection. A reconfigured item remains selected.
  func testSelection_survivesBatches_notReloads() {
    let view = makeList()
    view.allowsMultipleSelection = true
    for item in 1...3 { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    UIView.performWithoutAnimation {
      view.reconfigureItems(at: [[0, 1]])
      view.reloadItems(at: [[0, 2]])
      view.layoutIfNeeded()
      XCTAssertEqual(view.indexPathsForSelectedItems?.sorted(), [[0, 1], [0, 3]])
      XCTAssertEqual(view.cellForItem(at: [0, 2])?.isSelected, false)
      source.sections[0].insert(1000, at: 0)
      view.insertItems(at: [[0, 0]])
      view.layoutIfNeeded()
    }
    XCTAssertEqual(view.indexPathsForSelectedItems?.sorted(), [[0, 2], [0, 4]])
    XCTAssertEqual(view.cellForItem(at: [0, 4])?.isSelected, true)
    XCTAssertEqual(view.visibleCells.filter(\.isSelected).count, 2)
    UIView.performWithoutAnimation { view.reloadSections([0]) }
    view.layoutIfNeeded()
    XCTAssertEqual(view.indexPathsForSelectedItems ?? [], [])
    XCTAssertEqual(view.visibleCells.filter(\.isSelected).count, 0)
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.reloadData()
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.filter(\.isSelected).count, 0)
    XCTAssertEqual(log.take(), [])
  }

  func testHighlight_staysWithItsItem() throws {
    let view = makeList()
    let finger = app.touch(at: CGPoint(x: 100, y: 220))
    app.advance(by: 0.3)
    let cell = try XCTUnwrap(view.visibleCells.first { $0.isHighlighted })
    let path = try XCTUnwrap(view.indexPath(for: cell))
    _ = log.take()
    source.sections[0].insert(1000, at: 0)
    UIView.performWithoutAnimation { view.insertItems(at: [[0, 0]]) }
    app.frame()
    let moved = IndexPath(item: path.item + 1, section: 0)
    XCTAssertEqual(view.cellForItem(at: moved)?.isHighlighted, true)
    XCTAssertEqual(view.visibleCells.filter(\.isHighlighted).count, 1)
    finger.lift()
    app.frame()
    XCTAssertEqual(view.visibleCells.filter(\.isHighlighted).count, 0)
  }

  func testAHeaderThatIsACell_hasNoStateOfAnItem() throws {
    let app = TestApplication(size: CGSize(width: 200, height: 300))
    defer { app.close() }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    let source = TestDataSource([40])
    TestDataSource.register(in: view)
    view.register(
      TestCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    view.dataSource = source
    app.show(view)
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    view.contentOffset.y = 1000
    app.frame()
    view.contentOffset.y = 0
    app.frame()
    let header = try XCTUnwrap(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? TestCell)
    XCTAssertFalse(header.isSelected)
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.isSelected, true)
    XCTAssertFalse(view.visibleCells.contains(header))
    for cell in view.visibleCells { XCTAssertNotNil(view.indexPath(for: cell)) }
  }

  func testReusedCells_neverKeepAState() {
    let view = makeList()
    view.allowsMultipleSelection = true
    for item in 0..<3 { view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    for step in 1..<40 {
      view.contentOffset.y = CGFloat(step * 90)
      view.layoutIfNeeded()
      for cell in view.visibleCells {
        guard let path = view.indexPath(for: cell) else { return XCTFail("a visible cell without a path") }
        XCTAssertEqual(cell.isSelected, path.item < 3, "\(path)")
        XCTAssertFalse(cell.isHighlighted)
      }
    }
  }

  func testSelectedBackground_isSeenWhileSelectedOrHighlighted() {
    let view = makeList()
    guard let cell = view.cellForItem(at: [0, 1]) else { return XCTFail("no cell") }
    let selected = UIView()
    cell.selectedBackgroundView = selected
    XCTAssertEqual(selected.alpha, 0)
    let finger = app.touch(at: CGPoint(x: 100, y: 70))
    app.advance(by: 0.3)
    XCTAssertEqual(selected.alpha, 1)
    finger.lift()
    XCTAssertEqual(selected.alpha, 1)
    view.deselectItem(at: [0, 1], animated: false)
    XCTAssertEqual(selected.alpha, 0)
    XCTAssertTrue(selected.superview === cell, "it stays in the tree")
  }

  // MARK: Look-ups and registrations

  func testSupplementaryPath() {
    let layout = ListLayout()
    layout.headerHeight = 30
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    source = TestDataSource([10])
    TestDataSource.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    guard let header = view.supplementaryView(forElementKind: "header", at: [0, 0]) else { return XCTFail("no header") }
    XCTAssertEqual(view.indexPath(forSupplementaryView: header), [0, 0])
    XCTAssertNil(view.indexPath(forSupplementaryView: UICollectionReusableView()))
    XCTAssertNil(view.cellForItem(at: [0, 0]).flatMap { view.indexPath(forSupplementaryView: $0) })
  }

  func testTranslating_isOneToOne() {
    let view = makeList()
    XCTAssertEqual(view.presentationIndexPath(forDataSourceIndexPath: [0, 5]), [0, 5])
    XCTAssertNil(view.dataSourceIndexPath(forPresentationIndexPath: [0, 100]))
    XCTAssertEqual(view.presentationSectionIndex(forDataSourceSectionIndex: 1), NSNotFound)
    var ran = false
    view.performUsingPresentationValues { ran = true }
    XCTAssertTrue(ran)
  }

  func testRegistrationMadeInTheDataSource_isReportedOnce() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
      }
    }
    app = TestApplication(size: CGSize(width: 200, height: 300))
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ListLayout())
    let source = Source()
    view.dataSource = source
    app.show(view)
    XCTAssertEqual(view.visibleCells.count, 5)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("CellRegistration<UICollectionViewCell, Int>") == true, "\(reports)")
  }

  func testRegistrations_laterChangedAndTakenBack() {
    final class First: UICollectionViewCell {}
    final class Second: UICollectionViewCell {}
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ListLayout())
    let source = Source()
    view.dataSource = source
    // Registered after the data source was set, before a cell is requested.
    view.register(First.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    XCTAssertTrue(view.visibleCells.allSatisfy { $0 is First })
    // Cells that wait for reuse are discarded with the class of which they were created.
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    view.register(Second.self, forCellWithReuseIdentifier: "cell")
    view.contentOffset.y = 1200
    view.layoutIfNeeded()
    XCTAssertTrue(view.visibleCells.contains { $0 is Second })
    view.register(nil as AnyClass?, forCellWithReuseIdentifier: "other")
    view.reloadData()
    view.layoutIfNeeded()
    XCTAssertTrue(view.visibleCells.allSatisfy { $0 is Second || $0 is First })
  }
}
