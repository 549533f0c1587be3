import UIKit
import UIKitTesting
import XCTest

/// Key commands with alternates, their validation, and the main menu. `GestureCaseTests` performs the measured cases of
/// the family key-command.
@preconcurrency @MainActor
final class KeyShortcutTests: XCTestCase {
  private var app: TestApplication!
  private var outer: Shortcuts!
  private var view: Shortcuts!

  override func tearDown() async throws {
    await MainActor.run { app?.close() }
  }

  private func start() {
    app = TestApplication(size: CGSize(width: 200, height: 200))
    app.onReport = { XCTFail($0) }
    outer = Shortcuts(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view = Shortcuts(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    app.show(outer)
    view.becomeFirstResponder()
  }

  private func base() -> UIKeyCommand {
    UIKeyCommand(
      title: "base", action: Selector("base:", Shortcuts.base(_:)), input: "j", modifierFlags: .command,
      alternates: [
        UICommandAlternate(title: "shifted", action: Selector("other:", Shortcuts.other(_:)), modifierFlags: .shift),
        UICommandAlternate(title: "opted", action: Selector("other:", Shortcuts.other(_:)), modifierFlags: .alternate),
      ])
  }

  func testAnAlternateNeedsItsModifiersAsWell() {
    start()
    view.commands = [base()]
    app.key(.keyboardJ, modifiers: [.command, .shift])
    app.key(.keyboardJ, modifiers: [.control, .alternate])
    app.key(.keyboardJ, modifiers: [.shift])
    app.key(.keyboardJ, modifiers: [.command, .shift, .alternate])
    XCTAssertEqual(view.log, ["validate shifted", "other shifted", "validate opted", "other opted"])
  }

  /// Apple, `allowsAutomaticMirroring`: input strings that contain brackets or arrows are swapped if the interface's
  /// direction changes.
  func testKeysOfADirection_areSwappedFromRightToLeft() {
    start()
    let inputs = ["[", "]", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow, "j"]
    view.commands = inputs.map {
      UIKeyCommand(
        title: $0, action: Selector("base:", Shortcuts.base(_:)), input: $0, modifierFlags: .command)
    }
    func press() -> [String] {
      view.log = []
      for key in [
        UIKeyboardHIDUsage.keyboardOpenBracket, .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardJ,
      ] {
        app.key(key, modifiers: .command)
      }
      return view.log.filter { $0.hasPrefix("validate ") }.map { String($0.dropFirst(9)) }
    }
    XCTAssertEqual(
      press(), ["[", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow, "j"])
    app.window.traitOverrides.layoutDirection = .rightToLeft
    app.frame()
    XCTAssertEqual(
      press(), ["]", UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow, "j"])
    for command in view.commands { command.allowsAutomaticMirroring = false }
    XCTAssertEqual(
      press(), ["[", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow, "j"])
  }

  func testTheFirstCommandThatFitsWins() {
    // gesture-cases, keycommand-direct-before-base and keycommand-direct-after-base.
    start()
    let direct = UIKeyCommand(
      title: "direct", action: Selector("base:", Shortcuts.base(_:)), input: "j", modifierFlags: [.command, .shift])
    for (commands, log) in [
      ([direct, base()], ["validate direct", "base direct 0"]),
      ([base(), direct], ["validate shifted", "other shifted"]),
    ] {
      view.log = []
      view.commands = commands
      app.key(.keyboardJ, modifiers: [.command, .shift])
      XCTAssertEqual(view.log, log)
    }
  }

  func testKeysThatType_goToTheTextThatIsEdited() {
    // Apple, UIKeyCommand.wantsPriorityOverSystemBehavior: since iOS 15 text input comes first.
    start()
    let field = UITextField(frame: CGRect(x: 0, y: 120, width: 100, height: 30))
    outer.addSubview(field)
    field.text = "ab"
    field.becomeFirstResponder()
    let letter = UIKeyCommand(
      title: "letter", action: Selector("base:", Shortcuts.base(_:)), input: "j", modifierFlags: [])
    let arrow = UIKeyCommand(
      title: "arrow", action: Selector("base:", Shortcuts.base(_:)), input: UIKeyCommand.inputLeftArrow,
      modifierFlags: [])
    outer.commands = [letter, arrow, base()]
    app.key(.keyboardJ)
    app.type("j")
    app.key(.keyboardLeftArrow)
    app.type("x")
    XCTAssertEqual(field.text, "abxj")
    XCTAssertEqual(outer.log, [])
    // With a modifier it is not text.
    app.key(.keyboardJ, modifiers: .command)
    XCTAssertEqual(outer.log.last, "base base 2")
    outer.log = []
    letter.wantsPriorityOverSystemBehavior = true
    app.key(.keyboardJ)
    XCTAssertEqual(outer.log.last, "base letter 0")
    // Without text input, letters are normal key commands.
    letter.wantsPriorityOverSystemBehavior = false
    field.resignFirstResponder()
    view.becomeFirstResponder()
    outer.log = []
    app.key(.keyboardJ)
    XCTAssertEqual(outer.log.last, "base letter 0")
  }

  func testAKeyThatAShortcutTook_endsForNobody() {
    start()
    view.commands = [base()]
    app.key(.keyboardJ, modifiers: .command)
    XCTAssertEqual(view.presses, [])
    app.key(.keyboardJ)
    XCTAssertEqual(view.presses, ["began", "ended"])
  }

  func testTheFirstResponderValidatesOnce() {
    // A disabled command is not performed, whichever responder has it.
    start()
    outer.commands = [base()]
    app.key(.keyboardJ, modifiers: .command)
    XCTAssertEqual(view.log, ["validate base"])
    XCTAssertEqual(outer.log, ["base base 2"])
    outer.log = []
    view.disables = true
    app.key(.keyboardJ, modifiers: .command)
    XCTAssertEqual(outer.log, [])
  }

  @MainActor private final class MenuMaker: UIResponder, UIApplicationDelegate {
    var log: [String] = []
    var builds = 0
    func jump(_ command: UIKeyCommand) { log.append("jump \(command.title)") }
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .main else { return }
      builds += 1
      builder.insertSibling(
        UIMenu(
          title: "Go", identifier: UIMenu.Identifier("go"),
          children: [
            UIKeyCommand(
              title: "menu", action: Selector("jump:", Self.jump(_:)), input: "j", modifierFlags: .command,
              propertyList: 1)
          ]), afterMenu: .view)
      builder.remove(menu: .help)
      builder.insertChild(UIMenu(title: "More", identifier: .about), atEndOfMenu: .file)
    }
  }

  func testTheMainMenu_comesAfterResponders() throws {
    // The responder's command, or the menu's if no responder has one.
    let maker = MenuMaker()
    start()
    UIApplication.shared.delegate = maker
    defer { UIApplication.shared.delegate = nil }
    view.commands = [base()]
    app.key(.keyboardJ, modifiers: .command)
    XCTAssertEqual(view.log, ["validate base", "base base 2"])
    XCTAssertEqual(maker.log, [])
    view.commands = []
    view.log = []
    app.key(.keyboardJ, modifiers: .command)
    XCTAssertEqual(maker.log, ["jump menu"])
    XCTAssertEqual(view.log, ["validate menu"], "the first responder validates those of the menu, too")
    app.key(.keyboardJ, modifiers: .command)
    XCTAssertEqual(maker.builds, 1)
    let menu = UIMenuSystem.main.menu
    XCTAssertEqual(
      menu.children.map { ($0 as? UIMenu)?.title }, ["", "File", "Edit", "Format", "View", "Go", "Window"])
    XCTAssertEqual((menu.children[1] as? UIMenu)?.children.last?.title, "More")
    UIMenuSystem.main.setNeedsRebuild()
    _ = UIMenuSystem.main.menu
    XCTAssertEqual(maker.builds, 2)
  }

  func testPressesReachRecognizersThatAllowTheirType() {
    start()
    let tap = UITapGestureRecognizer()
    var taps = 0
    let target = Count { taps += 1 }
    tap.addTarget(target, action: Selector("run:", Count.run))
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.upArrow.rawValue)]
    outer.addGestureRecognizer(tap)
    app.key(.keyboardUpArrow)
    app.key(.keyboardDownArrow)
    XCTAssertEqual(taps, 1)
    tap.numberOfTapsRequired = 2
    app.key(.keyboardUpArrow)
    app.advance(by: 0.5)
    app.key(.keyboardUpArrow)
    XCTAssertEqual(taps, 1)
    app.key(.keyboardUpArrow)
    XCTAssertEqual(taps, 2)
    let referee = PressReferee()
    tap.delegate = referee
    tap.numberOfTapsRequired = 1
    app.key(.keyboardUpArrow)
    XCTAssertEqual(taps, 2)
    XCTAssertEqual(referee.asked, 1)
  }
}

@MainActor private final class PressReferee: UIGestureRecognizerDelegate {
  var asked = 0
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    asked += 1
    return false
  }
}

@MainActor final class Count {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func run(_ sender: Any?) { body() }
}

private final class Shortcuts: UIView {
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  var disables = false
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  override func validate(_ command: UICommand) {
    log.append("validate \(command.title)")
    if disables { command.attributes.insert(.disabled) }
  }
  func base(_ command: UIKeyCommand) { log.append("base \(command.title) \(command.alternates.count)") }
  func other(_ command: UIKeyCommand) { log.append("other \(command.title)") }

  var presses: [String] = []
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses.append("began") }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses.append("ended") }
}
