@testable import UIKit
import UIKitTesting
import XCTest

/// `UIAlertView` and `UIActionSheet`: indexes, the order of the delegate's methods, text fields, and the window (UIAlertView.h,
/// UIActionSheet.h).
@available(*, deprecated)
@preconcurrency @MainActor
final class ButtonAlertTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIViewController!
  private var log: [String] = []

  override func setUp() async throws {
    await MainActor.run {
      log = []
      app = TestApplication(size: CGSize(width: 400, height: 600))
      root = UIViewController()
      app.show(root)
    }
  }

  override func tearDown() async throws {
    await MainActor.run { app.close() }
  }

  private var shown: UIAlertController? {
    UIWindow.keyWindow?.rootViewController?.presentedViewController as? UIAlertController
  }
  private func button(_ title: String) throws -> UIView {
    try XCTUnwrap(shown?.card.choices.first { $0.action.title == title })
  }

  func testAnAlertView_tellsItsDelegateInTheOrderOfTheHeader() throws {
    weak var released: UIAlertView?
    do {
      let alert = UIAlertView(
        title: "Delete?", message: "It is gone then", delegate: self, cancelButtonTitle: "No",
        otherButtonTitles: "Yes", "Always")
      released = alert
      XCTAssertEqual(alert.numberOfButtons, 3)
      XCTAssertEqual(alert.cancelButtonIndex, 0)
      XCTAssertEqual(alert.firstOtherButtonIndex, 1)
      XCTAssertEqual(alert.buttonTitle(at: 2), "Always")
      XCTAssertNil(alert.buttonTitle(at: 3))
      XCTAssertFalse(alert.isVisible)
      alert.show()
      XCTAssertTrue(alert.isVisible)
    }
    XCTAssertEqual(log, ["willPresent"])
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["willPresent", "didPresent"])
    XCTAssertNotNil(released, "nobody else keeps a visible alert")
    XCTAssertEqual(shown?.title, "Delete?")
    XCTAssertEqual(shown?.message, "It is gone then")
    XCTAssertFalse(shown?.view.window === root.view.window, "it has a window of its own")
    app.tap(try button("Yes"))
    XCTAssertEqual(log.dropFirst(2), ["clicked 1", "willDismiss 1"], "before it is dismissed")
    try app.waitUntilIdle()
    XCTAssertEqual(log.dropFirst(4), ["didDismiss 1"])
    XCTAssertTrue(UIWindow.keyWindow === root.view.window)
    try app.wait(until: { released == nil }, limit: 10)
  }

  func testAnAlertView_withButtonsOneByOne() throws {
    let alert = UIAlertView()
    alert.title = "Victory"
    alert.message = "You won!"
    XCTAssertEqual(alert.addButton(withTitle: "Cancel"), 0)
    XCTAssertEqual(alert.cancelButtonIndex, -1, "default is -1")
    XCTAssertEqual(alert.firstOtherButtonIndex, -1, "initWithTitle: not used")
    alert.show()
    try app.waitUntilIdle()
    app.tap(try button("Cancel"))
    try app.waitUntilIdle()
    XCTAssertFalse(alert.isVisible)
    alert.show()
    try app.waitUntilIdle()
    XCTAssertTrue(alert.isVisible, "it can be shown again")
    XCTAssertNotNil(try button("Cancel"))
  }

  func testAnAlertView_isShownInFrontOfAPresentedController() throws {
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    try app.waitUntilIdle()
    UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK").show()
    try app.waitUntilIdle()
    app.tap(try button("OK"))
    try app.waitUntilIdle()
    XCTAssertTrue(root.presentedViewController === sheet)
  }

  // An application closes the alert of an operation after it has shown that the operation failed.
  func testAnAlertView_thatIsDismissedBelowAnother() throws {
    let loading = UIAlertView(title: "Loading", message: nil, delegate: nil, cancelButtonTitle: "Stop")
    loading.show()
    try app.waitUntilIdle()
    UIAlertView(title: "Failed", message: nil, delegate: nil, cancelButtonTitle: "OK").show()
    try app.waitUntilIdle()
    loading.dismiss(withClickedButtonIndex: 0, animated: true)
    try app.waitUntilIdle()
    app.tap(try button("OK"))
    try app.waitUntilIdle()
    XCTAssertTrue(UIWindow.keyWindow === root.view.window)
  }

  func testAnAlertView_hasTextFields() throws {
    let alert = UIAlertView(
      title: "Log in", message: "", delegate: self, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
    XCTAssertNil(alert.textField(at: 0))
    alert.alertViewStyle = .loginAndPasswordInput
    XCTAssertEqual(alert.textField(at: 0)?.isSecureTextEntry, false)
    XCTAssertEqual(alert.textField(at: 1)?.isSecureTextEntry, true)
    XCTAssertNil(alert.textField(at: 2))
    alert.show()
    try app.waitUntilIdle()
    XCTAssertEqual(shown?.actions[1].isEnabled, false, "the delegate wants three characters")
    app.type("me!")
    XCTAssertEqual(alert.textField(at: 0)?.text, "me!")
    XCTAssertEqual(shown?.actions[1].isEnabled, true)
    alert.dismiss(withClickedButtonIndex: 1, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["willPresent", "didPresent", "willDismiss 1", "didDismiss 1"], "not clicked")
  }

  func testAnAlertView_changesWhileItIsVisible() throws {
    let alert = UIAlertView(
      title: "Log in", message: "", delegate: nil, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
    alert.alertViewStyle = .plainTextInput
    alert.show()
    try app.waitUntilIdle()
    alert.message = "Wrong password"
    XCTAssertEqual(shown?.message, "Wrong password")
    XCTAssertTrue(alert.textField(at: 0) === shown?.textFields?.first)
    try app.waitUntilIdle()
    app.tap(try button("OK"))
    try app.waitUntilIdle()
    XCTAssertNotNil(alert.textField(at: 0), "the delegate reads the text after the alert has disappeared")
    alert.show()
    try app.waitUntilIdle()
    XCTAssertEqual(shown?.actions.count, 2)
    XCTAssertTrue(alert.textField(at: 0) === shown?.textFields?.first, "each time the field that is visible")
    XCTAssertNil(alert.textField(at: 1))
  }

  func testAnActionSheet_orderOfButtonsAndATouchBeside() throws {
    let sheet = UIActionSheet(
      title: "Photo", delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Save", "Share")
    XCTAssertEqual(sheet.destructiveButtonIndex, 0)
    XCTAssertEqual(sheet.cancelButtonIndex, 1)
    XCTAssertEqual(sheet.firstOtherButtonIndex, 2)
    sheet.show(in: root.view)
    try app.waitUntilIdle()
    XCTAssertEqual(shown?.actions.map(\.style.rawValue), [2, 1, 0, 0])
    app.tap(try button("Share"))
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["sheet clicked 3", "sheet didDismiss 3"])
    sheet.show(in: root.view)
    try app.waitUntilIdle()
    app.tap(at: CGPoint(x: 5, y: 5))
    try app.waitUntilIdle()
    XCTAssertEqual(log.dropFirst(2), ["sheet clicked 1", "sheet didDismiss 1"])
  }

  func testAnActionSheet_withoutACancelButtonIsDismissedByATouchBeside() throws {
    let sheet = UIActionSheet()
    sheet.delegate = self
    sheet.destructiveButtonIndex = sheet.addButton(withTitle: "Delete")
    sheet.show(from: CGRect(x: 0, y: 0, width: 10, height: 10), in: root.view, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(shown?.actions.map(\.style.rawValue), [0], "ignored if only one button")
    app.tap(at: CGPoint(x: 5, y: 5))
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["sheet clicked -1", "sheet didDismiss -1"])
    XCTAssertFalse(sheet.isVisible)
  }
}

@available(*, deprecated)
extension ButtonAlertTests: UIAlertViewDelegate {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { log.append("clicked \(buttonIndex)") }
  func willPresent(_ alertView: UIAlertView) { log.append("willPresent") }
  func didPresent(_ alertView: UIAlertView) { log.append("didPresent") }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    log.append("willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    log.append("didDismiss \(buttonIndex)")
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    alertView.textField(at: 0).map { ($0.text ?? "").count >= 3 } ?? true
  }
}

@available(*, deprecated)
extension ButtonAlertTests: UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    log.append("sheet clicked \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    log.append("sheet didDismiss \(buttonIndex)")
  }
}
