import UIKit
import UIKitTesting
import XCTest

/// A screen of a phone (`Screens/`) that is used with fingers; whatever is reported is a failure.
@preconcurrency @MainActor
class ScreenTestCase: XCTestCase {
  private(set) var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
    app.onReport = { XCTFail($0) }
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  /// The controller, shown and at rest.
  func shown<Controller: UIViewController>(_ controller: Controller) throws -> Controller {
    app.show(controller)
    try app.waitUntilIdle()
    return controller
  }
}
