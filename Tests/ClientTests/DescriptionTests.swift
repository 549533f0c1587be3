import UIKit
import UIKitTesting
import XCTest

/// Descriptions of views have the format of iOS 13 and later, as in UIKit's exceptions: class, address, frame, values
/// that are not the default, and layer. Those of collection views also contain `contentOffset`, `contentSize`,
/// `adjustedContentInset`, `layout` and `dataSource` (measurements.md, 13.2; lines of UICollectionViewFlowLayout's
/// warnings and of recursiveDescription in public logs).
@preconcurrency @MainActor
final class DescriptionTests: XCTestCase {
  private final class Cell: UITableViewCell {}
  private final class Plain: UIView {}
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      fatalError("there are no items")
    }
  }

  /// Returns the description of an object with `0x…` instead of every address.
  private func form(_ object: NSObject) -> String {
    object.description.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
  }

  func testViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(form(view), "<UIView: 0x…; frame = (0 0; 100 100); layer = <CALayer: 0x…>>")
    XCTAssertTrue(view.description.contains("0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)))
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.tag = 3
    view.addGestureRecognizer(UITapGestureRecognizer())
    XCTAssertEqual(
      form(view),
      "<UIView: 0x…; frame = (0 0; 100 100); alpha = 0.5; hidden = YES; clipsToBounds = YES; opaque = NO; "
        + "autoresize = W+H; userInteractionEnabled = NO; tag = 3; gestureRecognizers = <NSArray: 0x…>; "
        + "layer = <CALayer: 0x…>>")
    XCTAssertEqual(form(Plain()), "<Plain: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>")
    XCTAssertTrue(
      form(Cell()).hasPrefix("<Cell: 0x…; baseClass = UITableViewCell; frame = (0 0; 320 44);"), form(Cell()))
    let label = UILabel()
    label.text = "Hello"
    XCTAssertTrue(form(label).hasPrefix("<UILabel: 0x…; frame = (0 0; 0 0); text = 'Hello';"), form(label))
  }

  func testNumbersTooLargeForAnInteger_areShown() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 1e30, height: 1e300)
    XCTAssertFalse(scroll.description.isEmpty)
  }

  func testScrollViewsTablesAndCollectionViews() {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let scroll = UIScrollView(frame: frame)
    scroll.contentSize = CGSize(width: 375, height: 6398)
    scroll.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 113, right: 0)
    scroll.contentOffset = CGPoint(x: 0, y: 3739)
    XCTAssertEqual(
      form(scroll),
      "<UIScrollView: 0x…; frame = (0 0; 375 667); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x…>; "
        + "layer = <CALayer: 0x…>; contentOffset: {0, 3739}; contentSize: {375, 6398}; "
        + "adjustedContentInset: {64, 0, 113, 0}>")
    let source = Source()
    let grid = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    grid.dataSource = source
    XCTAssertTrue(
      form(grid).hasSuffix(
        "layer = <CALayer: 0x…>; contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; "
          + "layout: <UICollectionViewFlowLayout: 0x…>; dataSource: <Source: 0x…>>"), form(grid))
    XCTAssertTrue(
      form(grid).hasPrefix("<UICollectionView: 0x…; frame = (0 0; 375 667); clipsToBounds = YES; "), form(grid))
    XCTAssertTrue(form(UITableView()).hasSuffix("adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>"))
  }

  /// A new scroll view has no subviews, and one with a view of the application has one. Tests of iOS apps rely on that;
  /// a scroll indicator is created with the first movement (stackoverflow.com/questions/22318897). In a window, the
  /// possible indicators exist with alpha 0 (measurements.md, 6.13).
  func testSubviewsOfScrollViews() throws {
    XCTAssertEqual(UIScrollView().subviews, [])
    XCTAssertEqual(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).subviews, [])
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    scroll.layoutIfNeeded()
    XCTAssertEqual(scroll.subviews, [content])
    let app = TestApplication(size: CGSize(width: 200, height: 200), scale: 1)
    defer { app.close() }
    scroll.showsHorizontalScrollIndicator = false
    app.show(scroll)
    try app.waitUntilIdle()
    XCTAssertEqual(scroll.subviews.count, 2)
    XCTAssertTrue(scroll.subviews[0] === content)
    XCTAssertEqual(scroll.subviews[1].alpha, 0)
    scroll.showsHorizontalScrollIndicator = true
    XCTAssertEqual(scroll.subviews.count, 3)
    scroll.flashScrollIndicators()
    XCTAssertEqual(scroll.subviews.count, 3)
  }
}
