import UIKit
import UIKitTesting
import XCTest

/// Input views at the bottom of a window during editing: layout guides, notifications and dismissal.
@preconcurrency @MainActor
final class InputViewTests: XCTestCase {
  private var app: TestApplication!
  private var observers: [any NSObjectProtocol] = []

  override func tearDown() async throws {
    await MainActor.run {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      app?.close()
    }
  }

  func testAccessoriesComeAndGo() {
    app = TestApplication(size: CGSize(width: 300, height: 400))
    app.onReport = { XCTFail($0) }
    let controller = UIViewController()
    app.show(controller)
    let root: UIView = controller.view
    let first = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    let second = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 30))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    first.inputAccessoryView = bar
    second.inputAccessoryView = bar
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    for view in [first, second, follower] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      follower.heightAnchor.constraint(equalToConstant: 20), follower.widthAnchor.constraint(equalToConstant: 20),
      follower.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      follower.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    var log: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    for (name, line) in names {
      nonisolated(unsafe) let test = { (note: Notification) in
        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        log.append("\(line) \(Int(frame.minY))")
      }
      observers.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { test($0) })
    }
    app.frame()
    XCTAssertEqual(follower.frame.maxY, 400)
    first.becomeFirstResponder()
    app.advance(by: 0.5)
    XCTAssertEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: 356, width: 300, height: 44))
    XCTAssertEqual(log, ["willShow 356", "didShow 356"])
    XCTAssertEqual(follower.frame.maxY, 356, "the guide follows")
    log = []
    second.becomeFirstResponder()
    app.advance(by: 0.5)
    XCTAssertEqual(log, [], "from field to field nothing goes")
    second.inputView = keys
    XCTAssertNil(keys.superview, "UITextField.h: not before reloadInputViews")
    second.reloadInputViews()
    app.advance(by: 0.5)
    XCTAssertEqual(keys.convert(keys.bounds, to: nil), CGRect(x: 0, y: 300, width: 300, height: 100))
    XCTAssertEqual(follower.frame.maxY, 256)
    second.resignFirstResponder()
    app.advance(by: 0.5)
    XCTAssertEqual(log, ["willHide 400", "didHide 400"])
    XCTAssertNil(bar.window)
    XCTAssertEqual(follower.frame.maxY, 400)
  }

  func testViewsThatHideWhileTheyAreBeingShown() {
    app = TestApplication(size: CGSize(width: 300, height: 400))
    app.onReport = { XCTFail($0) }
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    app.show(field)
    var log: [String] = []
    for (name, line) in [
      (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
    ] {
      nonisolated(unsafe) let add = { log.append(line) }
      observers.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in add() })
    }
    field.becomeFirstResponder()
    app.advance(by: 0.1)
    XCTAssertEqual(log, ["willShow"])
    field.resignFirstResponder()
    app.advance(by: 0.1)
    XCTAssertEqual(log, ["willShow", "willHide"], "the views were never shown")
    app.advance(by: 0.5)
    XCTAssertEqual(log, ["willShow", "willHide", "didHide"])
    XCTAssertNil(field.inputAccessoryView?.window)
    log = []
    field.becomeFirstResponder()
    app.advance(by: 0.5)
    field.resignFirstResponder()
    app.advance(by: 0.1)
    field.becomeFirstResponder()
    app.advance(by: 0.5)
    XCTAssertEqual(log, ["willShow", "didShow", "willHide", "willShow", "didShow"])
    XCTAssertEqual(field.inputAccessoryView.map { $0.convert($0.bounds, to: nil).minY }, 356)
  }

  func testDismissalUnderTheFinger() {
    app = TestApplication(size: CGSize(width: 300, height: 400))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    scroll.addSubview(field)
    app.show(scroll)
    scroll.keyboardDismissMode = .interactive
    field.becomeFirstResponder()
    app.advance(by: 0.5)
    let finger = app.touch(at: CGPoint(x: 150, y: 200))
    finger.drag(to: CGPoint(x: 150, y: 320), duration: 0.2)
    XCTAssertTrue(field.isFirstResponder)
    finger.drag(to: CGPoint(x: 150, y: 350), duration: 0.2)
    XCTAssertFalse(field.isFirstResponder)
    finger.lift()
    scroll.keyboardDismissMode = .onDrag
    scroll.contentOffset = .zero
    app.advance(by: 3)
    field.becomeFirstResponder()
    app.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 200))
    XCTAssertFalse(field.isFirstResponder)
  }
}
