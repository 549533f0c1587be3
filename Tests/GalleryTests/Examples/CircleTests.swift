import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example with the circle and the grid of the guide's fifth chapter, listings 5.1 to 5.18.
@preconcurrency @MainActor
final class CircleTests: ExampleTestCase {
  private func startAtTenPast() throws -> CircleViewController {
    try start("Circle") { controller in
      controller.now = {
        Calendar.current.date(bySettingHour: 9, minute: 10, second: 0, of: Date(timeIntervalSince1970: 1_000_000_000))!
      }
    }
  }

  private func items(_ view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
    (0..<view.numberOfItems(inSection: 0)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  private func assertCircle(_ view: UICollectionView, file: StaticString = #filePath, line: UInt = #line) {
    let size = view.bounds.size
    let radius = min(size.width, size.height) / 2.5
    let count = CGFloat(view.numberOfItems(inSection: 0))
    for (index, attributes) in items(view).enumerated() {
      let angle = 2 * .pi * CGFloat(index) / count
      let expected = CGPoint(x: size.width / 2 + radius * sin(angle), y: size.height / 2 - radius * cos(angle))
      assertEqual(attributes.center, expected, accuracy: 0.01, "item \(index)", file: file, line: line)
      let cell = view.cellForItem(at: attributes.indexPath)
      assertEqual(cell?.center ?? .zero, expected, accuracy: 0.5, "cell \(index)", file: file, line: line)
      let turned = cell?.layer.transform ?? CATransform3DIdentity
      XCTAssertEqual(
        atan2(sin(angle), cos(angle)), atan2(turned.m12, turned.m11), accuracy: 1e-6, file: file, line: line)
    }
    XCTAssertEqual(view.contentSize, size, file: file, line: line)
  }

  private func assertEqual(
    _ one: CATransform3D, _ other: CATransform3D, file: StaticString = #filePath, line: UInt = #line
  ) {
    for path in [\CATransform3D.m11, \.m12, \.m21, \.m22, \.m33, \.m41, \.m42] {
      XCTAssertEqual(one[keyPath: path], other[keyPath: path], accuracy: 1e-6, file: file, line: line)
    }
  }

  /// Cells, the hand and the grid have the values of the listings 5.5, 5.7, 5.14 and 5.17.
  func testCellsHandAndGridAreTheDocuments() throws {
    let controller = try startAtTenPast()
    let view = try XCTUnwrap(controller.collectionView)
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 3, section: 0)) as? NumberCell)
    XCTAssertEqual(cell.label.text, "3")
    XCTAssertEqual(cell.label.font, .boldSystemFont(ofSize: 24))
    XCTAssertEqual(cell.label.textColor, .white)
    XCTAssertEqual(cell.contentView.backgroundColor, .orange)
    let hand = try XCTUnwrap(hand(view))
    XCTAssertEqual(hand.backgroundColor, .white)
    let mask = try XCTUnwrap(hand.layer.mask as? CAGradientLayer)
    XCTAssertEqual(mask.frame, hand.bounds)
    XCTAssertEqual(mask.colors?.count, 2)
    let attributes = try XCTUnwrap(
      controller.circleLayout.layoutAttributesForDecorationView(
        ofKind: CircleLayout.handKind, at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(attributes.zIndex, -1)
    let grid = controller.flowLayout
    XCTAssertEqual(grid.itemSize, CGSize(width: 200, height: 200))
    XCTAssertEqual(grid.sectionInset, UIEdgeInsets(top: 13, left: 13, bottom: 13, right: 13))
    XCTAssertEqual([grid.minimumInteritemSpacing, grid.minimumLineSpacing], [13, 13])
    // The layout never scrolls.
    app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100), duration: 0.1)
    try app.waitUntilIdle()
    XCTAssertEqual(view.contentOffset, .zero)
    try app.expectNoReports()
  }

  private func hand(_ view: UICollectionView) -> HandView? {
    view.subviews.lazy.compactMap { $0 as? HandView }.first { !$0.isHidden }
  }

  func testTheCircleFollowsTheDocumentsFormulas_andTheWindowsSize() throws {
    let controller = try startAtTenPast()
    let view = try XCTUnwrap(controller.collectionView)
    XCTAssertEqual(view.visibleCells.count, 12)
    assertCircle(view)
    let hand = try XCTUnwrap(hand(view))
    assertEqual(hand.center, CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    XCTAssertEqual(hand.bounds.size, CGSize(width: 20, height: 200))
    XCTAssertEqual(atan2(hand.layer.transform.m12, hand.layer.transform.m11), 2 * .pi * 10 / 60, accuracy: 1e-6)
    XCTAssertTrue(view.visibleCells.allSatisfy { $0.layer.zPosition > hand.layer.zPosition || isBehind(hand, $0) })
    try expectPicture("Circle", inPage: true)

    app.resize(to: CGSize(width: 640, height: 360))
    try app.waitUntilIdle()
    assertCircle(view)
    try expectPicture("circle-wide")
    app.resize(to: CGSize(width: 400, height: 500))
    try app.waitUntilIdle()
    assertCircle(view)
    try app.expectNoReports()
  }

  private func isBehind(_ one: UIView, _ other: UIView) -> Bool {
    let views = one.superview?.subviews ?? []
    guard let first = views.firstIndex(of: one), let second = views.firstIndex(of: other) else { return false }
    return first < second
  }

  func testTheSegmentedControlTurnsTheCircleIntoAGridAndBack() throws {
    let controller = try startAtTenPast()
    let view = try XCTUnwrap(controller.collectionView)
    let before = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 1, section: 0))).center
    let control = controller.layoutControl
    app.tap(at: control.convert(CGPoint(x: control.bounds.width * 0.75, y: control.bounds.midY), to: nil))
    app.advance(by: 0.12)
    XCTAssertTrue(view.collectionViewLayout === controller.flowLayout)
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let midway = try XCTUnwrap(cell.layer.presentation()).position
    XCTAssertGreaterThan(hypot(midway.x - before.x, midway.y - before.y), 2, "it is under way")
    XCTAssertGreaterThan(hypot(midway.x - cell.center.x, midway.y - cell.center.y), 2, "it is not there yet")
    try expectPicture("circle-to-grid")
    try app.waitUntilIdle()
    // 400 points less 13 on each side have space for one cell of 200 points.
    XCTAssertEqual(cell.frame, CGRect(x: 100, y: 13 + 213, width: 200, height: 200))
    XCTAssertNil(hand(view), "the grid has no hand")
    try expectPicture("circle-grid")
    app.tap(at: control.convert(CGPoint(x: control.bounds.width * 0.25, y: control.bounds.midY), to: nil))
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === controller.circleLayout)
    XCTAssertEqual(view.visibleCells.count, 12)
    assertCircle(view)
    XCTAssertNotNil(hand(view))
    try expectPicture("Circle", inPage: true)
    try app.expectNoReports()
  }

  func testInTheCircleANewCellFadesInFromTheMiddle_andTheLastOneShrinksIntoIt() throws {
    let controller = try startAtTenPast()
    let view = try XCTUnwrap(controller.collectionView)
    app.tap(at: try barButton(controller.navigationItem.leftBarButtonItem))
    XCTAssertEqual(controller.cellCount, 13)
    app.advance(by: 0.1)
    let new = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 12, section: 0)))
    let shown = try XCTUnwrap(new.layer.presentation())
    XCTAssertLessThan(CGFloat(shown.opacity), 1)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let radius = controller.circleLayout.radius
    XCTAssertLessThan(hypot(shown.position.x - middle.x, shown.position.y - middle.y), radius * 0.95)
    try expectPicture("circle-adding")
    try app.waitUntilIdle()
    assertCircle(view)

    app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem))
    XCTAssertEqual(controller.cellCount, 12)
    app.advance(by: 0.15)
    let leaving = try XCTUnwrap(view.subviews.first { ($0 as? NumberCell)?.label.text == "12" })
    let going = try XCTUnwrap(leaving.layer.presentation())
    XCTAssertLessThan(CGFloat(going.opacity), 1)
    XCTAssertLessThan(hypot(going.transform.m11, going.transform.m12), 0.95, "it shrinks")
    // Listing 5.13, the final state: a tenth of its size, in the middle, at the angle that it had among thirteen.
    assertEqual(leaving.layer.position, middle)
    XCTAssertEqual(leaving.layer.opacity, 0)
    let end = CATransform3DConcat(
      CATransform3DMakeScale(0.1, 0.1, 1), CATransform3DMakeRotation(2 * .pi * 12 / 13, 0, 0, 1))
    assertEqual(leaving.layer.transform, end)
    try expectPicture("circle-deleting")
    try app.waitUntilIdle()
    XCTAssertEqual(view.visibleCells.count, 12)
    assertCircle(view)
    for _ in 0..<14 { app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem)) }
    try app.waitUntilIdle()
    XCTAssertEqual(controller.cellCount, 1, "the last one stays")
    assertCircle(view)
    try app.expectNoReports()
  }

  func testInTheGridACellSpinsAsItComesAndAsItGoes() throws {
    let controller = try start("Circle", as: CircleViewController.self, size: CGSize(width: 700, height: 760))
    let view = try XCTUnwrap(controller.collectionView)
    let control = controller.layoutControl
    app.tap(at: control.convert(CGPoint(x: control.bounds.width * 0.75, y: control.bounds.midY), to: nil))
    try app.waitUntilIdle()
    for _ in 0..<5 { app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem)) }
    try app.waitUntilIdle()
    XCTAssertEqual(controller.cellCount, 7)
    app.tap(at: try barButton(controller.navigationItem.leftBarButtonItem))
    app.advance(by: 0.12)
    let new = try XCTUnwrap(view.cellForItem(at: IndexPath(item: 7, section: 0)))
    let coming = try XCTUnwrap(new.layer.presentation())
    let angle = atan2(coming.transform.m12, coming.transform.m11)
    XCTAssertLessThan(angle, -0.02)
    XCTAssertGreaterThan(angle, -.pi / 2)
    XCTAssertLessThan(CGFloat(coming.opacity), 1)
    try expectPicture("circle-grid-adding")
    try app.waitUntilIdle()
    app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem))
    app.advance(by: 0.12)
    let leaving = try XCTUnwrap(view.subviews.first { ($0 as? NumberCell)?.label.text == "7" }?.layer.presentation())
    XCTAssertGreaterThan(atan2(leaving.transform.m12, leaving.transform.m11), 0.02, "clockwise")
    XCTAssertLessThan(hypot(leaving.transform.m11, leaving.transform.m12), 0.98)
    // Listing 5.11, the final state: a quarter turn further, at a tenth of its size, transparent.
    let gone = try XCTUnwrap(view.subviews.first { ($0 as? NumberCell)?.label.text == "7" }).layer
    XCTAssertEqual(gone.opacity, 0)
    assertEqual(
      gone.transform,
      CATransform3DConcat(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeScale(0.1, 0.1, 1)))
    try expectPicture("circle-grid-deleting")
    try app.waitUntilIdle()
    XCTAssertEqual(view.visibleCells.count, 7)
    try app.expectNoReports()
  }
}
