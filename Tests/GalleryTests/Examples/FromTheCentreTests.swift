import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example of listing 5-2 and of the note below it, whose inserted cells come from the center.
@preconcurrency @MainActor
final class FromTheCentreTests: ExampleTestCase {
  private func cell(_ item: Int, _ view: UICollectionView) throws -> CALayer {
    let cell = try XCTUnwrap(view.cellForItem(at: IndexPath(item: item, section: 0)))
    return try XCTUnwrap(cell.layer.presentation())
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

  /// Indicates whether a cell is between the middle of the view and its final position, and not yet opaque.
  private func isComingFromTheMiddle(_ item: Int, _ view: UICollectionView) throws -> Bool {
    let shown = try cell(item, view)
    let end = try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).center
    let start = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let detour = distance(start, shown.position) + distance(shown.position, end) - distance(start, end)
    return detour < 1 && distance(shown.position, end) > 2 && CGFloat(shown.opacity) < 0.99
  }

  func testTheListingAnimatesEveryCell() throws {
    let controller = try start("FromTheCentre", as: CentreViewController.self, size: CGSize(width: 360, height: 480))
    let view = try XCTUnwrap(controller.collectionView)
    app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem))
    app.advance(by: 0.1)
    for item in 0..<4 { XCTAssertTrue(try isComingFromTheMiddle(item, view), "\(item)") }
    try expectPicture("from-the-centre-listing")
    try app.waitUntilIdle()
    XCTAssertEqual(try cell(3, view).frame, CGRect(x: 190, y: 190, width: 150, height: 150))
    try app.expectNoReports()
  }

  /// The listing uses the center of the view's frame, which is wrong in scrolled content. The corrected version uses
  /// the center of the visible area.
  func testCorrected_theMiddleIsThatOfWhatIsSeen() throws {
    let controller = try start("FromTheCentre", as: CentreViewController.self, size: CGSize(width: 360, height: 480))
    let view = try XCTUnwrap(controller.collectionView)
    let control = controller.layoutControl
    app.tap(at: control.convert(CGPoint(x: control.bounds.width * 0.75, y: control.bounds.midY), to: nil))
    for _ in 0..<12 { app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem)) }
    try app.waitUntilIdle()
    XCTAssertEqual(view.numberOfItems(inSection: 0), 15)
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    try app.waitUntilIdle()
    XCTAssertGreaterThan(view.contentOffset.y, 500)
    app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem))
    app.advance(by: 0.1)
    XCTAssertTrue(try isComingFromTheMiddle(15, view))
    let other = try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(item: 13, section: 0)))
    XCTAssertEqual(try cell(13, view).position, other.center)
    try app.waitUntilIdle()
    try app.expectNoReports()
  }

  func testCorrected_onlyTheNewCellComesFromTheMiddle() throws {
    let controller = try start("FromTheCentre", as: CentreViewController.self, size: CGSize(width: 360, height: 480))
    let view = try XCTUnwrap(controller.collectionView)
    let control = controller.layoutControl
    app.tap(at: control.convert(CGPoint(x: control.bounds.width * 0.75, y: control.bounds.midY), to: nil))
    try app.waitUntilIdle()
    app.tap(at: try barButton(controller.navigationItem.rightBarButtonItem))
    app.advance(by: 0.1)
    XCTAssertTrue(try isComingFromTheMiddle(3, view))
    for item in 0..<3 {
      let shown = try cell(item, view)
      let place = try XCTUnwrap(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
      XCTAssertEqual(shown.position, place.center, "\(item) stays where it is")
      XCTAssertEqual(shown.opacity, 1)
    }
    try expectPicture("FromTheCentre", inPage: true)
    try app.waitUntilIdle()
    XCTAssertEqual(try cell(3, view).frame, CGRect(x: 190, y: 190, width: 150, height: 150))
    try app.expectNoReports()
  }
}
