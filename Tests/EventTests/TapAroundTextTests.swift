import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// Taps on text in a view whose tap gesture ends the editing, as in many applications. Found in IEEE-VIT/ToDo-iOS, where nothing
/// could be entered in a text view.
@preconcurrency @MainActor
final class TapAroundTextTests: XCTestCase {
  private var app: TestApplication!
  private let ender = Ender()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 34))
  private let text = UITextView(frame: CGRect(x: 10, y: 60, width: 300, height: 100))

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 375, height: 300), scale: 1)
    root.addSubview(field)
    root.addSubview(text)
    ender.view = root
    root.addGestureRecognizer(UITapGestureRecognizer(target: ender, action: Selector("end", Ender.end)))
    app.show(root)
  }
  override func tearDown() async throws { app.close() }

  func testATapBeginsEditing() throws {
    for view in [text, field, text] as [UIView] {
      app.tap(at: CGPoint(x: 100, y: view.center.y))
      try app.waitUntilIdle()
      XCTAssertTrue(view.isFirstResponder, "\(type(of: view))")
    }
    app.tap(at: CGPoint(x: 100, y: 250))
    try app.waitUntilIdle()
    XCTAssertFalse(text.isFirstResponder)
  }

  func testATapOnTextThatCannotBeEdited() throws {
    text.isEditable = false
    field.becomeFirstResponder()
    app.tap(at: CGPoint(x: 100, y: text.center.y))
    try app.waitUntilIdle()
    XCTAssertFalse(field.isFirstResponder)
  }
}

@MainActor private final class Ender {
  weak var view: UIView?

  func end() { view?.endEditing(true) }
}
