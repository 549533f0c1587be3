import UIKit
import UIKitTesting
import XCTest

/// Scroll views in scroll views and cells, with competing gesture recognizers.
@preconcurrency @MainActor
final class CombinedScrollScreenTests: ScreenTestCase {
  private final class PhotoCell: UICollectionViewCell, UIScrollViewDelegate {
    let scroll = UIScrollView()
    let photo = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      scroll.frame = bounds
      photo.frame = bounds
      contentView.addSubview(scroll)
      scroll.addSubview(photo)
      scroll.contentSize = bounds.size
      scroll.maximumZoomScale = 4
      scroll.delegate = self
    }
    required init?(coder: NSCoder) { nil }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
  }

  private final class Pages: UICollectionViewController {
    var selected: [Int] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.isPagingEnabled = true
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  private func scroll(_ frame: CGRect, _ content: CGSize, pages: Bool = false) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentSize = content
    view.isPagingEnabled = pages
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  func testPagesWithinPagesWithinPages() throws {
    let root = try shown(UIViewController())
    let rows = scroll(root.view.bounds, CGSize(width: 960, height: 480), pages: true)
    let column = scroll(CGRect(x: 320, y: 0, width: 320, height: 480), CGSize(width: 320, height: 1440), pages: true)
    let row = scroll(CGRect(x: 0, y: 480, width: 320, height: 480), CGSize(width: 960, height: 480), pages: true)
    column.addSubview(row)
    rows.addSubview(column)
    root.view.addSubview(rows)
    rows.contentOffset.x = 320
    column.contentOffset.y = 480
    func places() -> [CGFloat] { [rows.contentOffset.x, column.contentOffset.y, row.contentOffset.x] }
    app.drag(from: point(250, 200), to: point(100, 190), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(places(), [320, 480, 320], "the innermost that can move along the drag")
    app.drag(from: point(250, 300), to: point(245, 150), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(places(), [320, 960, 320])
    column.contentOffset.y = 480
    row.contentOffset.x = 640
    app.drag(from: point(250, 200), to: point(100, 195), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(places(), [640, 480, 640], "at its end it leaves the drag to the next one along the same axis")
  }

  func testAZoomedPhotoInACell_isPanned_andItsPageTurnedAtItsEdge() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 320, height: 480)
    layout.minimumLineSpacing = 0
    let pages = try shown(Pages(collectionViewLayout: layout))
    let view = try XCTUnwrap(pages.collectionView)
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)
    app.pinch(at: point(160, 240), from: 80, to: 240)
    try app.waitUntilIdle()
    XCTAssertGreaterThan(cell.scroll.zoomScale, 2)
    XCTAssertEqual(view.contentOffset, .zero)
    let middle = cell.scroll.contentOffset
    app.drag(from: point(200, 240), to: point(100, 240), duration: 0.3, hold: 0.3)
    try app.waitUntilIdle()
    XCTAssertEqual(cell.scroll.contentOffset.x, middle.x + 90)
    XCTAssertEqual(view.contentOffset, .zero)
    cell.scroll.contentOffset.x = cell.scroll.contentSize.width - 320
    app.drag(from: point(250, 240), to: point(60, 240), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.x, 320)
    XCTAssertEqual(pages.selected, [])
  }

  /// UIScrollView.h: touches are delayed, and a drag cancels them, except those in controls.
  func testAButtonInAScrollView_delayedAndNot() throws {
    for delays in [true, false] {
      let root = try shown(UIViewController())
      let view = scroll(root.view.bounds, CGSize(width: 320, height: 2000))
      view.delaysContentTouches = delays
      root.view.addSubview(view)
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
      var log: [String] = []
      for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
        button.addAction(UIAction { _ in log.append(name) }, for: event)
      }
      view.addSubview(button)
      app.drag(from: point(100, 150), to: point(100, 50), duration: 0.1, hold: 0.2)
      try app.waitUntilIdle()
      XCTAssertEqual(log, delays ? [] : ["down", "up"])
      XCTAssertEqual(view.contentOffset.y, delays ? 90 : 0)
      view.contentOffset = .zero
      log = []
      let finger = app.touch(at: point(100, 150))
      app.advance(by: 0.3)
      finger.drag(to: point(100, 50), duration: 0.3)
      finger.lift(after: 0.2)
      try app.waitUntilIdle()
      XCTAssertEqual(log, ["down", "up"], "a control that has the touch keeps it")
      XCTAssertEqual(view.contentOffset.y, 0)
    }
  }

  func testARefreshThatEndsUnderTheFinger() throws {
    let root = try shown(UIViewController())
    let view = scroll(root.view.bounds, CGSize(width: 320, height: 3000))
    view.contentInset.top = 50
    view.contentOffset.y = -50
    root.view.addSubview(view)
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    view.refreshControl = control
    app.frame()
    let finger = app.touch(at: point(100, 100))
    finger.drag(to: point(100, 440), duration: 0.5)
    XCTAssertTrue(control.isRefreshing)
    let pulled = view.contentOffset.y
    control.endRefreshing()
    app.advance(by: 0.1)
    XCTAssertEqual(view.contentOffset.y, pulled, "the finger holds the content")
    finger.lift()
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset.y, -50)
    XCTAssertEqual(view.adjustedContentInset.top, 50)
    XCTAssertEqual(refreshes, 1)
  }

  /// A content offset is never −0, which would be visible in logs.
  func testOffsetsOfNothingHaveNoSign() throws {
    let root = try shown(UIViewController())
    let view = scroll(root.view.bounds, CGSize(width: 320, height: 2000))
    root.view.addSubview(view)
    app.drag(from: point(100, 100), to: point(100, 200), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual("\(view.contentOffset)", "(0.0, 0.0)")
  }

  // MARK: The selection rectangle

  private final class Tiles: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.allowsMultipleSelection = true
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      [10, 7, 60][section]
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
  }

  func testABandThatCameBack_hasLeftNothingSelected() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let view = try XCTUnwrap(try shown(Tiles(collectionViewLayout: layout)).collectionView)
    func selected() -> [[Int]] { (view.indexPathsForSelectedItems ?? []).sorted().map { Array($0) } }
    let mouse = app.press(at: point(2, 2))
    mouse.drag(to: point(200, 100), duration: 0.3)
    XCTAssertEqual(selected(), [[0, 0], [0, 1], [0, 2], [0, 4], [0, 5], [0, 6]])
    mouse.move(to: point(318, 478))
    app.advance(by: 1.5)
    XCTAssertEqual(selected().count, 77)
    // When it shrinks again, the edge of the selection rectangle is exactly at the edges of rows.
    mouse.move(to: point(200, 20))
    app.advance(by: 2)
    XCTAssertEqual(view.contentOffset.y, 0)
    XCTAssertEqual(selected(), [[0, 0], [0, 1], [0, 2]])
    mouse.move(to: point(200, 2))
    mouse.move(to: point(2, 2))
    XCTAssertEqual(selected(), [])
    mouse.lift()
  }
}
