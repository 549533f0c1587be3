import UIKit
import UIKitTesting
import XCTest

/// Tests of `UINavigationItem.titleView`, which replaces the title and is centered in the bar.
@preconcurrency @MainActor
final class TitleViewTests: XCTestCase {
  func testAViewTakesThePlaceOfTheTitle() throws {
    let app = TestApplication(size: CGSize(width: 400, height: 600), scale: 1)
    defer { app.close() }
    let controller = UIViewController()
    controller.title = "Words"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    controller.navigationItem.titleView = view
    let navigation = UINavigationController(rootViewController: controller)
    app.show(navigation)
    app.frame()
    let bar = navigation.navigationBar
    XCTAssertTrue(view.isDescendant(of: bar))
    let frame = view.convert(view.bounds, to: bar)
    XCTAssertEqual(frame.size, CGSize(width: 60, height: 20))
    XCTAssertEqual(frame.midX, 200)
    controller.navigationItem.titleView = nil
    app.frame()
    XCTAssertFalse(view.isDescendant(of: bar))
  }
}
