import UIKit
import UIKitTesting
import XCTest

/// Touches on screens with competing views, controls and recognizers. The sources are Apple's documentation of the
/// classes, "Attaching gesture recognizers to UIKit controls", "Preferring one gesture over another", and
/// UIGestureRecognizerSubclass.h.
@preconcurrency @MainActor
final class GestureScreenTests: ScreenTestCase {
  private var log: [String] = []
  private var root: UIViewController!

  private func open() throws { root = try shown(UIViewController()) }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  func fired(_ gesture: UIGestureRecognizer) {
    let name = [
      UIGestureRecognizer.State.began: "began", .changed: "changed", .ended: "ended", .cancelled: "cancelled",
    ]
    log.append("\(gesture.name ?? "?") \(name[gesture.state] ?? "?")")
  }

  /// Returns the log and clears it. Each sequence of equal lines is contained once.
  private func takeLog() -> [String] {
    defer { log = [] }
    return log.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @discardableResult
  private func add<Gesture: UIGestureRecognizer>(
    _ gesture: Gesture, _ name: String, to view: UIView, _ delegate: UIGestureRecognizerDelegate? = nil
  ) -> Gesture {
    gesture.name = name
    gesture.addTarget(self, action: Selector("fired:", Self.fired(_:)))
    gesture.delegate = delegate
    view.addGestureRecognizer(gesture)
    return gesture
  }

  private func board() -> UIView {
    let view = UIView(frame: root.view.bounds)
    view.isMultipleTouchEnabled = true
    root.view.addSubview(view)
    return view
  }

  /// "It ends when the user lifts any of the fingers" (`UILongPressGestureRecognizer`).
  func testALongPressOfTwoFingers_endsWithTheFirstThatLeaves() throws {
    try open()
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    add(press, "press", to: board())
    let one = app.touch(at: point(50, 50))
    let two = app.touch(at: point(150, 50), finger: 2)
    app.advance(by: 0.7)
    one.move(dx: 30, dy: 0)
    XCTAssertEqual(takeLog(), ["press began", "press changed"])
    two.lift()
    XCTAssertEqual(takeLog(), ["press ended"])
    one.move(dx: 10, dy: 0)
    one.lift()
    XCTAssertEqual(takeLog(), [])
  }

  /// The controls that the article lists handle their taps. A custom control leaves its taps to the views around it.
  func testTapsOnControls_insideOfAViewThatIsTapped() throws {
    try open()
    add(UITapGestureRecognizer(), "tap", to: root.view)
    let page = UIPageControl(frame: CGRect(x: 0, y: 320, width: 200, height: 30))
    page.numberOfPages = 5
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.frame = CGRect(x: 0, y: 200, width: 200, height: 34)
    let controls: [(UIControl, CGPoint, UIControl.Event)] = [
      (UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), point(50, 25), .touchUpInside),
      (UISwitch(frame: CGRect(x: 0, y: 100, width: 0, height: 0)), point(20, 112), .valueChanged),
      (segments, point(150, 215), .valueChanged),
      (UIStepper(frame: CGRect(x: 0, y: 260, width: 0, height: 0)), point(70, 275), .valueChanged),
      (page, point(190, 335), .valueChanged),
      (UIControl(frame: CGRect(x: 200, y: 0, width: 100, height: 50)), point(250, 25), .touchUpInside),
    ]
    for (control, place, event) in controls {
      control.addAction(UIAction { [unowned self] _ in log.append("\(type(of: control))") }, for: event)
      root.view.addSubview(control)
      app.tap(at: place)
      app.advance(by: 0.5)
    }
    XCTAssertEqual(
      takeLog(), ["UIButton", "UISwitch", "UISegmentedControl", "UIStepper", "UIPageControl", "tap ended"])
    let field = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 40))
    root.view.addSubview(field)
    app.tap(at: point(50, 420))
    XCTAssertTrue(field.isFirstResponder)
  }

  /// A pan on a knob moves the knob and not the views around it: "A single finger pan occurs on the knob of a UISwitch,
  /// in a direction parallel to the switch". The same applies to sliders.
  func testKnobsAreMoved_insideOfAViewThatIsPannedAndSwiped() throws {
    try open()
    add(UIPanGestureRecognizer(), "pan", to: root.view)
    add(UISwipeGestureRecognizer(), "swipe", to: root.view)
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
    root.view.addSubview(slider)
    root.view.addSubview(toggle)
    app.drag(from: point(38, 117), to: point(150, 119), duration: 0.15)
    XCTAssertGreaterThan(slider.value, 0.5)
    app.drag(from: point(38, 214), to: point(80, 216), duration: 0.15)
    XCTAssertTrue(toggle.isOn)
    XCTAssertEqual(takeLog(), [])
    app.drag(from: point(62, 214), to: point(60, 300))
    XCTAssertEqual(takeLog(), ["pan began", "pan changed", "pan ended"], "across the switch is the view's")
    XCTAssertTrue(toggle.isOn)
  }

  /// A touch without changes since the last event is stationary in the next event (`UITouch.Phase.stationary`).
  func testAFingerThatRests_isStationaryWhenAnotherComes() throws {
    final class View: UIView {
      var phases: [[Int]] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases.append(event?.allTouches?.map(\.phase.rawValue).sorted() ?? [])
      }
    }
    try open()
    let view = View(frame: root.view.bounds)
    view.isMultipleTouchEnabled = true
    root.view.addSubview(view)
    let one = app.touch(at: point(50, 50))
    let two = app.touch(at: point(150, 50), finger: 2)
    let three = app.touch(at: point(250, 50), finger: 3)
    XCTAssertEqual(view.phases, [[0], [0, 2], [0, 2, 2]])
    for finger in [one, two, three] { finger.lift() }
  }

  func testExclusiveButtons_takeOneFinger() throws {
    try open()
    for (name, x) in [("left", 0.0), ("right", 100)] {
      let button = UIButton(frame: CGRect(x: x, y: 0, width: 100, height: 100))
      button.isExclusiveTouch = true
      button.addAction(UIAction { [unowned self] _ in log.append(name) }, for: .touchUpInside)
      root.view.addSubview(button)
    }
    let one = app.touch(at: point(50, 50))
    let two = app.touch(at: point(150, 50), finger: 2)
    app.advance(by: 0.1)
    two.lift()
    one.lift()
    XCTAssertEqual(takeLog(), ["left"])
    app.tap(at: point(150, 50))
    XCTAssertEqual(takeLog(), ["right"])
  }

  /// The two delegate methods that determine for each attempt which recognizer waits for the other.
  func testADelegateMakesATapWait_orNot() throws {
    final class Chooser: NSObject, UIGestureRecognizerDelegate {
      var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
      var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
      func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        requires(one, other)
      }
      func gestureRecognizer(_ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        isRequired(one, other)
      }
    }
    try open()
    let view = board()
    let chooser = Chooser()
    let single = add(UITapGestureRecognizer(), "single", to: view, chooser)
    let double = add(UITapGestureRecognizer(), "double", to: view, chooser)
    double.numberOfTapsRequired = 2
    var waits = true
    chooser.requires = { $0 === single && $1 === double && waits }
    app.tap(at: point(50, 50))
    XCTAssertEqual(takeLog(), [])
    app.advance(by: 1)
    XCTAssertEqual(takeLog(), ["single ended"])
    app.tap(at: point(50, 50), count: 2)
    app.advance(by: 1)
    XCTAssertEqual(takeLog(), ["double ended"])
    waits = false
    app.tap(at: point(50, 50))
    XCTAssertEqual(takeLog(), ["single ended"], "asked anew for each attempt")
    app.advance(by: 1)
    chooser.isRequired = { $0 === double && $1 === single }
    app.tap(at: point(50, 50))
    XCTAssertEqual(takeLog(), [])
    app.advance(by: 1)
    XCTAssertEqual(takeLog(), ["single ended"])
  }

  /// A discrete recognizer, as in Apple's "Implementing a discrete gesture recognizer", together with a pan.
  func testACheckmark_isPrevented_unlessItRefuses() throws {
    final class Check: UIGestureRecognizer {
      var turned = false
      var resets = 0
      var yields: (UIGestureRecognizer) -> Bool = { _ in true }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
        if now.x < before.x || turned && now.y > before.y {
          state = .failed
        } else if now.y < before.y {
          turned = true
        }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = turned ? .recognized : .failed
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
      override func reset() {
        turned = false
        resets += 1
      }
      override func canBePrevented(by other: UIGestureRecognizer) -> Bool { yields(other) }
    }
    try open()
    let view = board()
    let check = add(Check(), "check", to: view)
    let pan = add(UIPanGestureRecognizer(), "pan", to: view)
    func draw() {
      let finger = app.touch(at: point(50, 100))
      for _ in 0..<6 { finger.move(dx: 5, dy: 5) }
      for _ in 0..<8 { finger.move(dx: 8, dy: -8) }
      finger.lift()
    }
    draw()
    XCTAssertEqual(takeLog(), ["pan began", "pan changed", "pan ended"])
    XCTAssertEqual(check.resets, 1)
    check.yields = { $0 !== pan }
    draw()
    XCTAssertEqual(takeLog(), ["pan began", "pan changed", "check ended", "pan ended"])
    pan.isEnabled = false
    draw()
    XCTAssertEqual(takeLog(), ["check ended"])
    XCTAssertEqual(check.state, .possible)
  }

  /// In views and view controllers, `print` is Swift's function. UIKit's action for Command-P is `printContent(_:)`.
  func testPrintIsSwifts_insideOfResponders() throws {
    final class Printer: UIViewController {
      var said = ""
      var prints = 0
      func speak() { print("one", "two", to: &said) }
      override func printContent(_ sender: Any?) { prints += 1 }
    }
    let printer = try shown(Printer())
    printer.speak()
    XCTAssertEqual(printer.said, "one two\n")
    UIApplication.shared.sendAction(Selector("print:"), to: printer, from: nil, for: nil)
    XCTAssertEqual(printer.prints, 1)
  }

  // MARK: Keys

  private final class Keys: UIViewController {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    func run(_ sender: Any?) { log.append("command \((sender as? UIKeyCommand)?.input ?? "nil")") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        guard let key = press.key, let event else { continue }
        let held = event.allPresses.filter { $0.phase == .stationary }.compactMap {
          $0.key?.charactersIgnoringModifiers
        }
        log.append("\(key.characters) \(key.charactersIgnoringModifiers) \(held)")
      }
      super.pressesBegan(presses, with: event)
    }
  }

  /// A key command whose input is a character that requires Shift matches that key with Shift. It is equivalent to a
  /// command for the plain key with the Shift modifier.
  func testCommandsOfSignsThatTakeShift() throws {
    let keys = try shown(Keys())
    keys.becomeFirstResponder()
    let run = Selector("run:", Keys.run(_:))
    keys.commands = [
      UIKeyCommand(input: "+", modifierFlags: .command, action: run),
      UIKeyCommand(input: "=", modifierFlags: .command, action: run),
      UIKeyCommand(input: "/", modifierFlags: [.command, .shift], action: run),
      UIKeyCommand(input: "n", modifierFlags: .command, action: run),
      UIKeyCommand(input: "\t", modifierFlags: [], action: run),
    ]
    app.key(.keyboardEqualSign, modifiers: [.command, .shift])
    app.key(.keyboardEqualSign, modifiers: .command)
    app.key(.keyboardSlash, modifiers: [.control, .shift])
    app.key(.keyboardTab)
    XCTAssertEqual(keys.log, ["command +", "command =", "command /", "command \t"])
    keys.log = []
    app.key(.keyboardN, modifiers: [.command, .shift])
    XCTAssertEqual(keys.log, ["N n []"], "a letter with Shift is another command; it is said small without modifiers")
  }

  func testACommandTakesAnArrowFromText_onlyWhereItWantsPriority() throws {
    let keys = try shown(Keys())
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    keys.view.addSubview(field)
    let command = UIKeyCommand(
      input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("run:", Keys.run(_:)))
    keys.commands = [command]
    field.becomeFirstResponder()
    app.key(.keyboardUpArrow)
    XCTAssertEqual(keys.log, [])
    command.wantsPriorityOverSystemBehavior = true
    app.key(.keyboardUpArrow)
    XCTAssertEqual(keys.log, ["command \(UIKeyCommand.inputUpArrow)"])
  }
}
