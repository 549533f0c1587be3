@testable import UIKit
import UIKitTesting
import XCTest

/// Alerts and action sheets: choosing actions with touches and keys, text fields, and reports of programming errors.
@preconcurrency @MainActor
final class AlertTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIViewController!
  private var log: [String] = []
  private var reports: [String] = []

  override func setUp() async throws {
    await MainActor.run {
      log = []
      reports = []
      app = TestApplication(size: CGSize(width: 400, height: 600))
      app.onReport = { [weak self] in self?.reports.append($0) }
      root = UIViewController()
      root.view.backgroundColor = .systemTeal
      app.show(root)
    }
  }

  override func tearDown() async throws {
    await MainActor.run {
      XCTAssertEqual(reports, [])
      app.close()
    }
  }

  private func make(_ style: UIAlertController.Style = .alert, _ actions: [(String, UIAlertAction.Style)])
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { [weak self] in self?.log.append($0.title ?? "") })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) throws {
    root.present(alert, animated: true)
    try app.waitUntilIdle()
    XCTAssertTrue(root.presentedViewController === alert)
  }

  /// A controller with commands for the keys of alerts.
  private final class Commanding: UIViewController {
    var performed = 0

    override var keyCommands: [UIKeyCommand]? {
      let perform = Selector("perform", Commanding.perform)
      return [
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: perform),
        UIKeyCommand(input: "\r", modifierFlags: [], action: perform),
      ]
    }

    private func perform() { performed += 1 }
  }

  /// The Escape key closed the sheet behind the alert, and with it the alert, without the handler of an action.
  func testKeysGoToTheAlert_notToTheContentBehindIt() throws {
    let commanding = Commanding()
    let sheet = UINavigationController(rootViewController: UIViewController())
    sheet.pushViewController(commanding, animated: false)
    root.present(sheet, animated: false)
    try app.waitUntilIdle()
    for presenter in [sheet, commanding] {
      for (key, expected) in [(UIKeyboardHIDUsage.keyboardEscape, "Cancel"), (.keyboardReturnOrEnter, "OK")] {
        log = []
        let alert = make(.alert, [("OK", .default), ("Cancel", .cancel)])
        presenter.present(alert, animated: true)
        try app.waitUntilIdle()
        app.key(key)
        try app.waitUntilIdle()
        XCTAssertEqual(log, [expected])
        XCTAssertNil(alert.presentingViewController)
        XCTAssertTrue(root.presentedViewController === sheet)
        XCTAssertTrue(sheet.topViewController === commanding)
        XCTAssertEqual(commanding.performed, 0)
      }
    }
  }

  func testChoosingDismissesAndThenTells() throws {
    let alert = make(.alert, [("OK", .default), ("Cancel", .cancel)])
    alert.actions[0].isEnabled = false
    try show(alert)
    XCTAssertEqual(alert.card.choices.map { $0.action.title }, ["Cancel", "OK"], "side by side, cancel leads")
    XCTAssertEqual(alert.card.choices[0].frame.minY, alert.card.choices[1].frame.minY)
    app.tap(alert.card.choices[1])
    try app.waitUntilIdle()
    XCTAssertNotNil(root.presentedViewController, "disabled")
    alert.actions[0].isEnabled = true
    app.frame()
    app.tap(alert.card.choices[1])
    XCTAssertEqual(log, [], "not before it has gone")
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["OK"])
    XCTAssertNil(root.presentedViewController)
  }

  func testATouchBesideIt() throws {
    try show(make(.alert, [("Cancel", .cancel)]))
    app.tap(at: CGPoint(x: 10, y: 10))
    try app.waitUntilIdle()
    XCTAssertNotNil(root.presentedViewController, "an alert wants an answer")
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["Cancel"])
    try show(make(.actionSheet, [("Copy", .default), ("Cancel", .cancel)]))
    app.tap(at: CGPoint(x: 10, y: 10))
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["Cancel", "Cancel"])
  }

  func testKeys() throws {
    let actions: [(String, UIAlertAction.Style)] = [("Save", .default), ("Discard", .destructive), ("Cancel", .cancel)]
    let preferring = make(.alert, actions)
    preferring.preferredAction = preferring.actions[0]
    try show(preferring)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["Save"])
    try show(make(.alert, actions))
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["Save"], "two choices and none preferred: Return means nothing")
    app.key(.keyboardTab)
    app.key(.keyboardTab)
    app.key(.keyboardSpacebar)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["Save", "Discard"])
    try show(make(.alert, actions))
    app.key(.keyboardUpArrow)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["Save", "Discard", "Cancel"])
    try show(make(.alert, [("OK", .default)]))
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertEqual(log.last, "OK", "the only answer")
  }

  func testTextFields() throws {
    let former = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
    root.view.addSubview(former)
    former.becomeFirstResponder()
    let alert = make(.alert, [("Sign in", .default), ("Cancel", .cancel)])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    XCTAssertEqual(alert.textFields?.count, 2)
    try show(alert)
    XCTAssertEqual(alert.textFields?[0].isFirstResponder, true)
    app.type("me")
    app.key(.keyboardReturnOrEnter)
    XCTAssertEqual(alert.textFields?[1].isFirstResponder, true)
    app.type("secret")
    app.key(.keyboardDeleteOrBackspace)
    app.key(.keyboardReturnOrEnter)
    try app.waitUntilIdle()
    XCTAssertEqual(log, ["Sign in"])
    XCTAssertEqual(alert.textFields?.map(\.text), ["me", "secre"])
    XCTAssertTrue(former.isFirstResponder, "who had the keys has them again")
  }

  func testKeysDoNotReachWhatIsBelow() throws {
    final class Listener: UIViewController {
      var heard = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard += 1 }
    }
    let listener = Listener()
    app.show(listener)
    app.key(.keyboardA)
    XCTAssertEqual(listener.heard, 1)
    listener.present(make(.alert, [("OK", .default)]), animated: false)
    try app.waitUntilIdle()
    app.key(.keyboardA)
    XCTAssertEqual(listener.heard, 1)
  }

  func testLongTextScrolls() throws {
    let alert = make(.alert, [("OK", .default)])
    alert.message = String(repeating: "A long explanation of what has happened. ", count: 60)
    try show(alert)
    XCTAssertEqual(alert.view.frame.height, 560)
    XCTAssertEqual((alert.card.subviews[0] as? UIScrollView)?.isScrollEnabled, true)
  }

  func testInvalidUse() {
    let alert = make(.alert, [("Cancel", .cancel)])
    alert.addAction(UIAlertAction(title: "Another", style: .cancel))
    XCTAssertEqual(alert.actions.count, 1)
    alert.preferredAction = UIAlertAction(title: "Unrelated", style: .default)
    XCTAssertNil(alert.preferredAction)
    let sheet = make(.actionSheet, [])
    sheet.addTextField()
    XCTAssertNil(sheet.textFields)
    XCTAssertEqual(reports.count, 3)
    reports = []
  }
}
