@testable import UIKit
import UIKitTesting
import XCTest

/// `inputViewController`, `inputAssistantItem` and the document proxy of an input view controller.
@preconcurrency @MainActor
final class InputControllerTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 300, height: 400), scale: 1)
      app.onReport = { XCTFail($0) }
    }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  private final class Keyboard: UIInputViewController {
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      inputView?.frame.size.height = 120
    }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  }

  private final class Field: UITextField {
    var keyboard: UIInputViewController?
    override var inputViewController: UIInputViewController? { keyboard }
  }

  private func showField() -> (Field, Keyboard) {
    let field = Field(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let keyboard = Keyboard()
    field.keyboard = keyboard
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(field)
    app.frame()
    return (field, keyboard)
  }

  /// UIResponder.h: the view of the controller is the input view of the responder.
  func testTheViewOfAnInputViewControllerReplacesTheKeyboard() throws {
    let (field, keyboard) = showField()
    field.becomeFirstResponder()
    app.advance(by: 0.5)
    let view = try XCTUnwrap(keyboard.viewIfLoaded)
    XCTAssertTrue(view === keyboard.inputView)
    XCTAssertEqual(
      view.convert(view.bounds, to: nil), CGRect(x: 0, y: 280, width: 300, height: 120))
    XCTAssertEqual(keyboard.inputView?.inputViewStyle, .keyboard)
    XCTAssertEqual(keyboard.log, ["willAppear", "didAppear"])
    keyboard.dismissKeyboard()
    app.advance(by: 0.5)
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertNil(view.window)
    XCTAssertEqual(keyboard.log, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  /// UIInputViewController.h: `documentContextBeforeInput`, `adjustTextPositionByCharacterOffset:` and `UIKeyInput`.
  func testTheProxyEditsTheFirstResponder() {
    let (field, keyboard) = showField()
    field.text = "One two"
    field.becomeFirstResponder()
    app.advance(by: 0.5)
    let proxy = keyboard.textDocumentProxy
    XCTAssertTrue(proxy.hasText)
    XCTAssertEqual(proxy.documentContextBeforeInput, "One two")
    XCTAssertNil(proxy.documentContextAfterInput)
    XCTAssertNil(proxy.selectedText)
    proxy.adjustTextPosition(byCharacterOffset: -3)
    XCTAssertEqual(proxy.documentContextBeforeInput, "One ")
    XCTAssertEqual(proxy.documentContextAfterInput, "two")
    proxy.insertText("and ")
    XCTAssertEqual(field.text, "One and two")
    proxy.deleteBackward()
    XCTAssertEqual(field.text, "One andtwo")
    proxy.adjustTextPosition(byCharacterOffset: 99)
    XCTAssertEqual(proxy.documentContextBeforeInput, "One andtwo")
    field.selectAll(nil)
    XCTAssertEqual(proxy.selectedText, "One andtwo")
    XCTAssertEqual(proxy.documentIdentifier, proxy.documentIdentifier)
  }

  /// "UIKit displays as many items as it can in the available space. When there is not enough space for all of the items, UIKit
  /// collapses each group of items down to a single representative item" (Apple, `UITextInputAssistantItem`).
  func testTheShortcutsBar() throws {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    field.inputAccessoryView = accessory
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(field)
    XCTAssertTrue(field.inputAssistantItem === field.inputAssistantItem)
    XCTAssertEqual(field.inputAssistantItem.leadingBarButtonGroups, [])
    XCTAssertTrue(field.inputAssistantItem.allowsHidingShortcuts)
    field.becomeFirstResponder()
    app.advance(by: 0.5)
    XCTAssertEqual(accessory.convert(accessory.bounds, to: nil).minY, 380)
    var tapped: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in tapped.append(title) })
    }
    let bold = item("Bold")
    field.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [bold], representativeItem: nil)
    ]
    let more = UIBarButtonItem(title: "More", menu: nil)
    let long = UIBarButtonItemGroup(
      barButtonItems: (1...4).map { item("A long title \($0)") }, representativeItem: more)
    field.inputAssistantItem.trailingBarButtonGroups = [long]
    app.advance(by: 0.5)
    XCTAssertEqual(accessory.convert(accessory.bounds, to: nil).minY, 400 - 52 - 20)
    XCTAssertTrue(long.isDisplayingRepresentativeItem)
    app.tap(at: CGPoint(x: 40, y: 374))
    XCTAssertEqual(tapped, ["Bold"])
    XCTAssertTrue(field.isFirstResponder)
    field.inputAssistantItem.leadingBarButtonGroups = []
    field.inputAssistantItem.trailingBarButtonGroups = []
    app.advance(by: 0.5)
    XCTAssertEqual(accessory.convert(accessory.bounds, to: nil).minY, 380)
  }

  func testNoItemsAreCreatedForTheChain() {
    final class Own: UIViewController {
      let item = UITextInputAssistantItem()
      override var inputAssistantItem: UITextInputAssistantItem { item }
    }
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    field.inputAccessoryView = accessory
    let controller = Own()
    app.show(controller)
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    app.advance(by: 0.5)
    for responder in [field, controller.view, app.window] as [UIResponder] {
      XCTAssertNil(responder.inputAssistantItemStorage, "\(responder)")
    }
    XCTAssertEqual(accessory.convert(accessory.bounds, to: nil).minY, 380)
    controller.item.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(systemItem: .add)], representativeItem: nil)
    ]
    field.reloadInputViews()
    app.advance(by: 0.5)
    XCTAssertEqual(
      accessory.convert(accessory.bounds, to: nil).minY, 400 - 52 - 20, "an item of a class of the application counts")
  }

  /// "you can also assign it to a parent responder object" (Apple, `UITextInputAssistantItem`).
  func testTheBarOfAParentResponder() throws {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(field)
    let group = UIBarButtonItemGroup(
      barButtonItems: [UIBarButtonItem(systemItem: .add)], representativeItem: nil)
    controller.inputAssistantItem.leadingBarButtonGroups = [group]
    var frame: CGRect?
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { note in
      let value = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { frame = value }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.becomeFirstResponder()
    app.advance(by: 0.5)
    XCTAssertEqual(frame, CGRect(x: 0, y: 348, width: 300, height: 52))
  }
}
