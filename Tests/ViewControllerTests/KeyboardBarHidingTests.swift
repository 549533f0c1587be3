import UIKit
import UIKitTesting
import XCTest

/// Tests of `hidesBarsWhenKeyboardAppears`. An input view hides the bars, and a tap on the content shows them again, as
/// the comment in Apple's header `UINavigationController.h` says.
@preconcurrency @MainActor
final class KeyboardBarHidingTests: XCTestCase {
  private var app: TestApplication!
  private var navigation: UINavigationController!
  private let page = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  private func start(hides: Bool) throws {
    app = TestApplication(size: CGSize(width: 375, height: 667), scale: 1)
    app.onReport = { XCTFail($0) }
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    page.view.addSubview(field)
    navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    navigation.hidesBarsWhenKeyboardAppears = hides
    app.show(navigation)
    try app.waitUntilIdle()
  }

  func testAnInputViewHidesTheBars_aTapShowsThem() throws {
    try start(hides: true)
    XCTAssertFalse(navigation.hidesBarsOnTap)
    app.tap(at: CGPoint(x: 200, y: 400))
    try app.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertTrue(field.becomeFirstResponder())
    try app.waitUntilIdle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    XCTAssertTrue(navigation.isToolbarHidden)
    field.resignFirstResponder()
    try app.waitUntilIdle()
    XCTAssertTrue(navigation.isNavigationBarHidden, "they remain hidden")
    app.tap(at: CGPoint(x: 200, y: 400))
    try app.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
    XCTAssertFalse(navigation.isToolbarHidden)
    app.tap(at: CGPoint(x: 200, y: 400))
    try app.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden, "other taps do not hide them")
    XCTAssertFalse(navigation.barHideOnTapGestureRecognizer.isEnabled)
  }

  func testWithoutTheProperty() throws {
    try start(hides: false)
    XCTAssertTrue(field.becomeFirstResponder())
    try app.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    navigation.hidesBarsWhenKeyboardAppears = true
    navigation.hidesBarsWhenKeyboardAppears = false
    XCTAssertTrue(field.becomeFirstResponder())
    try app.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }

  func testAnInputViewOfAnotherView() throws {
    try start(hides: true)
    let other = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    app.window.addSubview(other)
    XCTAssertTrue(other.becomeFirstResponder())
    try app.waitUntilIdle()
    XCTAssertFalse(navigation.isNavigationBarHidden)
  }
}
