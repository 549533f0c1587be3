import UIKit
import UIKitTesting
import XCTest

@preconcurrency @MainActor
final class ResponderTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func start() {
    app = TestApplication(size: CGSize(width: 400, height: 400), scale: 1)
    app.onReport = { _ in }
  }

  func testSelectorsAreEqualByName() {
    XCTAssertEqual(Selector("a:", Answerer.poke(_:)), Selector("a:"))
    XCTAssertNotEqual(Selector("a:"), Selector("b:"))
    XCTAssertEqual(NSStringFromSelector(Selector("a:", Answerer.poke(_:))), "a:")
  }

  private final class ReadCounter { var count = 0 }

  private final class Link: UIView {
    var counter: ReadCounter?
    override var next: UIResponder? {
      counter?.count += 1
      return super.next
    }
  }

  /// Each responder asks the next one, and none of them reads the rest of a long chain.
  func testCallsAlongADeepChain() {
    start()
    func readCount(depth: Int, _ call: (UIResponder) -> Void) -> Int {
      let counter = ReadCounter()
      let outer = Link()
      outer.counter = counter
      var inner = outer
      for _ in 1..<depth {
        let view = Link()
        view.counter = counter
        inner.addSubview(view)
        inner = view
      }
      counter.count = 0
      call(inner)
      return withExtendedLifetime(outer) { counter.count }
    }
    for call in [
      { XCTAssertNil($0.undoManager) }, { XCTAssertNil($0.target(forAction: Selector("b:"), withSender: nil)) },
      { $0.validate(UICommand(title: "", action: Selector("b:"))) },
    ] as [(UIResponder) -> Void] {
      XCTAssertGreaterThanOrEqual(readCount(depth: 200, call), 200)
      XCTAssertLessThan(readCount(depth: 200, call), 200 * 10)
      XCTAssertLessThan(readCount(depth: 400, call), 400 * 11)
    }
  }

  func testStandardActionsReachOverridesAlone() {
    start()
    let outer = Answerer(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    app.show(outer)
    XCTAssertTrue(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: inner, for: nil))
    XCTAssertEqual(outer.log, ["copy"])
    XCTAssertFalse(UIApplication.shared.sendAction(Selector("paste:"), to: nil, from: inner, for: nil))
  }

  /// A field can become first responder before its view is in a window, in `viewDidLoad()` or `viewWillAppear(_:)`.
  func testAViewWithoutAWindowBecomesFirstResponderInItsWindow() throws {
    start()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let text = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    holder.addSubview(field)
    holder.addSubview(text)
    XCTAssertFalse(text.becomeFirstResponder())
    XCTAssertTrue(text.resignFirstResponder())
    XCTAssertFalse(field.becomeFirstResponder())
    XCTAssertFalse(field.isFirstResponder)
    app.show(holder)
    XCTAssertTrue(field.isFirstResponder && field.isEditing)
    app.type("abc")
    XCTAssertEqual(field.text, "abc")
    // The request is used up.
    XCTAssertTrue(field.resignFirstResponder())
    holder.removeFromSuperview()
    app.show(holder)
    XCTAssertFalse(field.isFirstResponder || text.isFirstResponder)
    // A push prepares the next screen in a view without a window, too.
    let screen = FieldController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    app.show(navigation)
    navigation.pushViewController(screen, animated: false)
    try app.waitUntilIdle()
    XCTAssertTrue(screen.field.isFirstResponder)
  }

  private final class FieldController: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.becomeFirstResponder()
      view.addSubview(field)
    }
  }

  func testFirstResponder() {
    start()
    let first = Answerer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = Answerer(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    XCTAssertFalse(first.becomeFirstResponder())
    app.show(first)
    app.show(second)
    XCTAssertTrue(first.becomeFirstResponder())
    XCTAssertTrue(second.becomeFirstResponder())
    XCTAssertFalse(first.isFirstResponder)
    second.letsGo = false
    XCTAssertFalse(first.becomeFirstResponder())
    XCTAssertTrue(second.isFirstResponder)
    second.letsGo = true
    second.removeFromSuperview()
    XCTAssertFalse(second.isFirstResponder)
  }

  func testKeysGoToTheFirstResponderAndUpTheChain() {
    start()
    let outer = Answerer(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let inner = FocusView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    app.show(outer)
    inner.becomeFirstResponder()
    app.key(.keyboardA)
    XCTAssertEqual(outer.log, ["a down", "a up"])
  }

  /// In key commands, the Control key is equivalent to Command.
  func testKeyCommands() {
    start()
    let view = Answerer(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    app.show(view)
    view.becomeFirstResponder()
    app.key(.keyboardJ, modifiers: .command)
    app.key(.keyboardJ, modifiers: .control)
    app.key(.keyboardJ, modifiers: [.control, .shift])
    app.key(.keyboardEscape)
    XCTAssertEqual(view.log.filter { $0.hasPrefix("command") }, ["command j", "command j", "command UIKeyInputEscape"])
  }

  func testTextGoesToKeyInput() {
    start()
    let view = FocusView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    app.show(view)
    app.type("lost")
    view.becomeFirstResponder()
    XCTAssertTrue(app.isTextInputActive)
    app.type("grüße")
    XCTAssertEqual(view.text, "grüße")
    view.resignFirstResponder()
    XCTAssertFalse(app.isTextInputActive)
  }

  func testTouchDelivery() {
    start()
    let left = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let right = TouchView(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
    app.show(left)
    app.show(right)
    // A touch stays with the view in which it began; a second one on the same view is not delivered.
    let one = app.touch(at: CGPoint(x: 100, y: 100), finger: 1)
    let two = app.touch(at: CGPoint(x: 120, y: 100), finger: 2)
    let three = app.touch(at: CGPoint(x: 300, y: 100), finger: 3)
    one.move(to: CGPoint(x: 300, y: 100))
    for finger in [one, two, three] { finger.lift() }
    XCTAssertEqual(left.log, ["began", "moved", "ended"])
    XCTAssertEqual(right.log, ["began", "ended"])
    left.log = []
    left.isMultipleTouchEnabled = true
    let again = app.touch(at: CGPoint(x: 100, y: 100), finger: 1)
    let more = app.touch(at: CGPoint(x: 120, y: 100), finger: 2)
    again.lift()
    more.lift()
    XCTAssertEqual(left.log, ["began", "began", "ended", "ended"])
    right.log = []
    left.isExclusiveTouch = true
    let exclusive = app.touch(at: CGPoint(x: 100, y: 100), finger: 1)
    let kept = app.touch(at: CGPoint(x: 300, y: 100), finger: 2)
    kept.lift()
    exclusive.lift()
    XCTAssertEqual(right.log, [])
  }

  func testTapCountAndTheMouse() {
    start()
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    app.show(view)
    app.tap(at: CGPoint(x: 100, y: 100), count: 3)
    XCTAssertEqual(view.counts, [1, 2, 3])
    view.counts = []
    app.advance(by: 1)
    app.click(at: CGPoint(x: 100, y: 100), button: 2)
    XCTAssertEqual(view.counts, [1])
    XCTAssertEqual(view.masks, [.primary, .primary, .primary, .secondary])
    XCTAssertEqual(view.types, [.direct, .direct, .direct, .indirectPointer])
  }

  func testControlEvents() {
    start()
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    app.show(control)
    var events: [String] = []
    let named: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("in", .touchUpInside), ("out", .touchUpOutside), ("exit", .touchDragExit),
      ("enter", .touchDragEnter), ("cancel", .touchCancel),
    ]
    for (name, event) in named { control.addAction(UIAction { _ in events.append(name) }, for: event) }
    let finger = app.touch(at: CGPoint(x: 100, y: 100))
    XCTAssertTrue(control.isHighlighted && control.isTracking)
    finger.move(to: CGPoint(x: 200, y: 100))
    XCTAssertTrue(control.isTouchInside)
    finger.move(to: CGPoint(x: 300, y: 100))
    XCTAssertFalse(control.isHighlighted)
    finger.move(to: CGPoint(x: 120, y: 100))
    finger.lift()
    XCTAssertEqual(events, ["down", "exit", "enter", "in"])
    events = []
    control.isEnabled = false
    XCTAssertEqual(control.state, .disabled)
    app.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(events, [])
  }
}

final class Answerer: UIView {
  var log: [String] = []
  var letsGo = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { letsGo }
  func poke(_ sender: Any?) { log.append("poke") }
  override func copy(_ sender: Any?) { log.append("copy") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("\(presses.first?.key?.characters ?? "") down")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("\(presses.first?.key?.characters ?? "") up")
  }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(action: Selector("run:", Self.run(_:)), input: "j", modifierFlags: .command),
      UIKeyCommand(action: Selector("run:", Self.run(_:)), input: UIKeyCommand.inputEscape),
    ]
  }
  func run(_ command: UIKeyCommand) { log.append("command \(command.input ?? "")") }
}

final class UnrelatedView: UIView {
  func poke(_ sender: Any?) {}
}

final class FocusView: UIView, UIKeyInput {
  var text = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}

final class CountingView: UIView {
  var counts: [Int] = []
  var masks: [UIEvent.ButtonMask] = []
  var types: [UITouch.TouchType] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
    types += touches.map(\.type)
    masks.append(event?.buttonMask ?? [])
  }
}
