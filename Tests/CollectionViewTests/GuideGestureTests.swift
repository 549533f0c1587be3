import UIKit
import UIKitTesting
import XCTest

/// Gesture recognizers on a collection view, as in the programming guide, chapter 4.
@preconcurrency @MainActor
final class GuideGestureTests: XCTestCase {
  private var app: TestApplication!
  private var source: TestDataSource!
  private let log = EventLog()
  private var delegate: Delegate!

  @MainActor
  private final class Delegate: NSObject, UICollectionViewDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      log.add("highlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { log.add("select \(path.item)") }
    func doubleTap(_ gesture: UITapGestureRecognizer) { log.add("double tap") }
    func pinch(_ sender: UIPinchGestureRecognizer) {
      guard sender.numberOfTouches == 2, let view = sender.view as? UICollectionView else { return }
      let first = sender.location(ofTouch: 0, in: view)
      let second = sender.location(ofTouch: 1, in: view)
      guard let layout = view.collectionViewLayout as? SpreadLayout else { return }
      layout.distance = hypot(first.x - second.x, first.y - second.y)
      layout.invalidateLayout()
    }
  }

  private func make(_ layout: UICollectionViewLayout) -> UICollectionView {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    app.onReport = { XCTFail($0) }
    source = TestDataSource([6])
    let view = UICollectionView(showing: source, in: layout)
    delegate = Delegate(log)
    view.delegate = delegate
    app.show(view)
    return view
  }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  /// Listing 4-2: a double tap goes to the added recognizer. A single tap selects an item, slightly later.
  func testADoubleTapIsTakenAwayFromTheSelection() {
    let view = make(ListLayout())
    let tap = UITapGestureRecognizer(target: delegate, action: Selector("doubleTap:", Delegate.doubleTap))
    tap.delaysTouchesBegan = true
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    app.tap(at: CGPoint(x: 100, y: 70), count: 2)
    app.advance(by: 1)
    XCTAssertEqual(log.take(), ["double tap"])
    XCTAssertNil(view.indexPathsForSelectedItems)
    app.tap(at: CGPoint(x: 100, y: 70))
    XCTAssertEqual(log.take(), [])
    app.advance(by: 1)
    XCTAssertEqual(log.take(), ["highlight 1", "select 1"])
  }

  /// Listing 4-1: the distance between the fingers determines the distance between the cells.
  func testAPinchSpreadsACustomLayout() throws {
    let view = make(SpreadLayout())
    let pinch = UIPinchGestureRecognizer(target: delegate, action: Selector("pinch:", Delegate.pinch))
    view.addGestureRecognizer(pinch)
    app.touch(at: CGPoint(x: 60, y: 150), finger: 1)
    app.touch(at: CGPoint(x: 100, y: 150), finger: 2)
    app.send(moves: [(1, CGPoint(x: 40, y: 150)), (2, CGPoint(x: 130, y: 150))])
    app.frame()
    XCTAssertEqual(view.cellForItem(at: [0, 1])?.center.y, 90 + 20)
    app.send(moves: [(1, CGPoint(x: 50, y: 150)), (2, CGPoint(x: 120, y: 150))])
    app.frame()
    XCTAssertEqual(view.cellForItem(at: [0, 3])?.center.y, 3 * 70 + 20)
    XCTAssertEqual(log.take().filter { $0.hasPrefix("select") }, [])
  }
}

/// A layout with a column of items. The distance between them is variable.
private final class SpreadLayout: UICollectionViewLayout {
  var distance: CGFloat = 45
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: distance * 6) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 80, y: CGFloat(indexPath.item) * distance, width: 40, height: 40)
    return attributes
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: [0, $0]) }
      .filter { $0.frame.intersects(rect) }
  }
}
