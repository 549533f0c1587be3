import UIKit
import UIKitTesting
import XCTest

/// The index at the trailing edge: its position, the calls of its data source and the targets of touches.
@preconcurrency @MainActor
final class IndexBarTests: XCTestCase {
  @MainActor
  private final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C", "D"]
    var asked: [String] = []
    func numberOfSections(in view: UICollectionView) -> Int { 4 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func indexTitles(for view: UICollectionView) -> [String]? { titles }
    func collectionView(_ view: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
      asked.append("\(title)\(index)")
      return IndexPath(item: 0, section: index)
    }
  }

  private var app: TestApplication!
  private let source = Source()

  private func makeList() -> UICollectionView {
    app = TestApplication(size: CGSize(width: 200, height: 300))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    app.show(view)
    return view
  }

  private func bar(of view: UICollectionView) -> UIView? { view.subviews.first { $0 is UIControl } }

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  func testBar_staysAtTheTrailingEdge() {
    let view = makeList()
    XCTAssertEqual(bar(of: view)?.frame, CGRect(x: 185, y: 0, width: 15, height: 300))
    view.contentOffset.y = 777
    app.frame()
    XCTAssertEqual(bar(of: view)?.frame, CGRect(x: 185, y: 777, width: 15, height: 300))
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    app.frame()
    XCTAssertEqual(bar(of: view)?.frame.height, 250)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    app.frame()
    XCTAssertEqual(bar(of: view)?.frame.minX, 0)
  }

  func testTap_goesToTheItem() {
    let view = makeList()
    // Four rows of 14 in the middle of 300: the third begins at 122 + 28.
    app.tap(at: CGPoint(x: 192, y: 122 + 28 + 7))
    XCTAssertEqual(source.asked, ["C2"])
    XCTAssertEqual(view.contentOffset.y, 2 * 20 * 50)
    XCTAssertNil(view.indexPathsForSelectedItems, "the touch is not the cell's")
  }

  func testDrag_goesThroughTheTitles_andDoesNotScroll() {
    let view = makeList()
    let finger = app.touch(at: CGPoint(x: 192, y: 125))
    app.advance(by: 0.3)
    finger.drag(to: CGPoint(x: 192, y: 175), duration: 0.5)
    finger.lift(after: 0.1)
    XCTAssertEqual(source.asked, ["A0", "B1", "C2", "D3"])
    XCTAssertEqual(view.contentOffset.y, 3 * 20 * 50)
  }

  func testTitles_followTheData() {
    let view = makeList()
    source.titles = nil
    view.reloadData()
    app.frame()
    XCTAssertNil(bar(of: view))
    source.titles = ["X"]
    view.reloadData()
    app.frame()
    XCTAssertNotNil(bar(of: view))
  }

  func testManyTitles_areThinnedOut_butAllCanBeReached() {
    source.titles = (0..<200).map { "\($0)" }
    let view = makeList()
    source.asked = []
    app.tap(at: CGPoint(x: 192, y: 299))
    XCTAssertEqual(source.asked, ["199199"])
    app.tap(at: CGPoint(x: 192, y: 0.5))
    XCTAssertEqual(source.asked.last, "00")
    _ = view
  }
}
