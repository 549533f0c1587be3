import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class ApplicationIconTests: XCTestCase {
  /// The desktop shows the icon of an application. Setting an alternate icon fails with an error.
  func testAlternateIconsAreRefused() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
    defer { app.close() }
    let application = UIApplication.shared
    XCTAssertFalse(application.supportsAlternateIcons)
    XCTAssertNil(application.alternateIconName)
    var answers: [(any Error)?] = []
    application.setAlternateIconName("Blue") { answers.append($0) }
    application.setAlternateIconName(nil) { answers.append($0) }
    application.setAlternateIconName(nil)
    XCTAssertEqual(answers.count, 0)
    try app.wait(until: { answers.count == 2 })
    XCTAssertEqual((answers.first as? CocoaError)?.code, .featureUnsupported)
    XCTAssertNil(answers.last ?? nil)
  }

  func testTheStatusBarsOrientationFollowsTheWindow() throws {
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
    defer { app.close() }
    app.show(UIViewController())
    XCTAssertEqual(UIApplication.shared.statusBarOrientation, .portrait)
    XCTAssertTrue(UIApplication.shared.isStatusBarHidden)
    app.resize(to: CGSize(width: 480, height: 320), scale: 1)
    XCTAssertEqual(UIApplication.shared.statusBarOrientation, .landscapeLeft)
  }
}
