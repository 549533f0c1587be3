import UIKit
import UIKitTesting
import XCTest

/// A base class for tests that control a phone screen (`Screens/`) with touches. Every report fails the test.
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

  /// Shows a view controller, waits until nothing is in progress, and returns the view controller.
  func shown<Controller: UIViewController>(_ controller: Controller) throws -> Controller {
    app.show(controller)
    try app.waitUntilIdle()
    return controller
  }
}
