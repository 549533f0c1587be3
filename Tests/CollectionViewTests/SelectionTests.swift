import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class SelectionTests: XCTestCase {
  private let log = EventLog()
  private var app: TestApplication!
  private var source: TestDataSource!
  private var delegate: Delegate!

  @MainActor
  private final class Delegate: NSObject, UICollectionViewDelegate {
    let log: EventLog
    var refuses: Set<String> = []
    init(_ log: EventLog) { self.log = log }

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      ask("shouldHighlight", path)
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      log.add("didHighlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      log.add("didUnhighlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      ask("shouldSelect", path)
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      ask("shouldDeselect", path)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.add("didSelect \(path.item)") }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      log.add("didDeselect \(path.item)")
    }

    private func ask(_ what: String, _ path: IndexPath) -> Bool {
      log.add("\(what) \(path.item)")
      return !refuses.contains(what)
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

  func testTap_single() {
    // cb-tap-select
    let view = makeList()
    let finger = app.touch(at: CGPoint(x: 100, y: 20))
    app.advance(by: 0.3)
    XCTAssertEqual(log.take(), ["shouldHighlight 0", "didHighlight 0"])
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.isHighlighted, true)
    finger.lift()
    XCTAssertEqual(log.take(), ["shouldSelect 0", "didSelect 0", "didUnhighlight 0"])
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.isHighlighted, false)
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.isSelected, true)
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 0]])

    tap(2)
    XCTAssertEqual(
      log.take(),
      ["shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 0", "didSelect 2", "didUnhighlight 2"])
    XCTAssertEqual(view.cellForItem(at: [0, 0])?.isSelected, false)
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 2]])
  }

  func testTap_multiple() {
    let view = makeList()
    view.allowsMultipleSelection = true
    tap(1)
    tap(3)
    _ = log.take()
    tap(1)
    XCTAssertEqual(
      log.take(), ["shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1"])
    XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 3]])
  }

  func testRefusals() {
    let view = makeList()
    delegate.refuses = ["shouldSelect"]
    tap(1)
    XCTAssertEqual(log.take(), ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1"])
    XCTAssertNil(view.indexPathsForSelectedItems)
    delegate.refuses = ["shouldHighlight"]
    tap(1)
    XCTAssertEqual(log.take(), ["shouldHighlight 1"])
    delegate.refuses = []
    view.allowsSelection = false
    tap(1)
    XCTAssertNil(view.indexPathsForSelectedItems)
  }

  func testScrollBegins_highlightEnds() {
    let view = makeList()
    let finger = app.touch(at: CGPoint(x: 100, y: 220))
    app.advance(by: 0.3)
    XCTAssertEqual(view.cellForItem(at: [0, 4])?.isHighlighted, true)
    _ = log.take()
    finger.move(to: CGPoint(x: 100, y: 150))
    app.frame()
    XCTAssertEqual(log.take(), ["didUnhighlight 4"])
    finger.lift()
    XCTAssertNil(view.indexPathsForSelectedItems)
    XCTAssertGreaterThan(view.contentOffset.y, 0)
  }

  func testProgrammaticSelection_callsNobody_andSurvivesScrolling() {
    let view = makeList()
    view.selectItem(at: [0, 50], animated: false, scrollPosition: .centeredVertically)
    view.layoutIfNeeded()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(view.cellForItem(at: [0, 50])?.isSelected, true)
    XCTAssertEqual(view.contentOffset.y, 50 * 50 + 20 - 150)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    XCTAssertEqual(view.visibleCells.filter(\.isSelected).count, 0)
    view.contentOffset.y = 2400
    view.layoutIfNeeded()
    XCTAssertEqual(view.cellForItem(at: [0, 50])?.isSelected, true)
    view.selectItem(at: [0, 49], animated: false, scrollPosition: [])
    XCTAssertEqual(view.cellForItem(at: [0, 50])?.isSelected, false)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    XCTAssertNil(view.indexPathsForSelectedItems)
  }

  func testReload_dropsTheSelection() {
    let view = makeList()
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.reloadData()
    XCTAssertNil(view.indexPathsForSelectedItems)
  }

  func testScrollPositions() {
    let view = makeList()
    let expected: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 1000), (.bottom, 1040 - 300), (.centeredVertically, 1020 - 150), ([], 740),
    ]
    for (position, offset) in expected {
      view.contentOffset.y = 0
      view.scrollToItem(at: [0, 20], at: position, animated: false)
      XCTAssertEqual(view.contentOffset.y, offset)
    }
    view.scrollToItem(at: [0, 99], at: .top, animated: false)
    XCTAssertEqual(view.contentOffset.y, 100 * 50 - 300, "within the content")
  }
}
