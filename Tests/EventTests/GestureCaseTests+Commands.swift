import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// Actions that search for a responder, and key commands. The file describes these cases in words. Known words are
/// performed, and the results are expressed in the same words. Any other word fails the test.
extension GestureCaseTests {
  func playAction(_ entry: Oracle.Case) throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let field = PokedField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    outer.addSubview(field)
    view.addSubview(outer)
    let poke = Selector("poke:", PokedField.poke(_:))
    switch entry.config["call", as: String.self] {
    case "nil target, sender = a text field in the tree, no first responder":
      let answer = UIApplication.shared.sendAction(poke, to: nil, from: field, for: nil)
      expect(entry, answer, try entry.expect.bool("returned"))
      let hits = field.pokes == 1 ? ["the text field (chain starts at the sender)"] : []
      expect(entry, hits, try entry.expect.strings("hits"))
    case "nil target, nobody implements the action":
      let answer = UIApplication.shared.sendAction(
        Selector("poke:", UnrelatedView.poke(_:)), to: nil, from: field, for: nil)
      expect(entry, answer, try entry.expect.bool("returned"))
      expect(entry, [String](), try entry.expect.strings("hits"))
      expect(entry, field.pokes, 0)
      expect(entry, app.reports, [])
    case "explicit target without the method":
      // UIKit raises an exception where we report an error (docs/differences.md lists the case); the text is UIKit's.
      expect(entry, entry.expect["raises", as: String.self], "unrecognised selector")
      expect(entry, UIApplication.shared.sendAction(Selector("x:"), to: outer, from: field, for: nil), false)
      expect(entry, app.reports.count, 1)
      expect(entry, app.reports.first?.contains("unrecognized selector x: sent to UIView"), true)
    case let words: isUnknown(entry, words)
    }
  }

  func playKeyCommand(_ entry: Oracle.Case) throws {
    let pad = CommandPad(frame: view.bounds)
    view.addSubview(pad)
    pad.becomeFirstResponder()
    let base = CommandPad.base()
    let direct = UIKeyCommand(
      title: "direct", action: Selector("run:", CommandPad.run(_:)), input: "j", modifierFlags: [.command, .shift])
    switch entry.config["setup", as: String.self] {
    case "base command-J with alternates shift and option; press command-J":
      pad.commands = [base]
      app.key(.keyboardJ, modifiers: .command)
      expect(entry, pad.ran, ["base, sender = the command with 2 alternates"])
      expect(entry, pad.ran.first, entry.expect["fires", as: String.self])
    case "commands [direct, base]; press command-shift-J":
      pad.commands = [direct, base]
      app.key(.keyboardJ, modifiers: [.command, .shift])
      expect(entry, pad.ran.map { $0.prefix { $0 != "," } }, [Substring(try entry.expect.string("fires"))])
    case "commands [base, direct command-shift-J]; press command-shift-J":
      pad.commands = [base, direct]
      app.key(.keyboardJ, modifiers: [.command, .shift])
      let fired = pad.ran.map { String($0.prefix { $0 != "," }) }
      entry.expect("fires", fired == ["shifted"] ? "alternate of base" : "\(fired)")
      // The same for any two: of three commands the first that matches, itself or by an alternate.
      let other = UIKeyCommand(
        title: "other", action: Selector("run:", CommandPad.run(_:)), input: "j", modifierFlags: [.command, .alternate])
      for (commands, flags, title) in [
        ([other, base, direct], [.command, .alternate], "other"),
        ([base, other, direct], [.command, .alternate], "opted"),
        ([other, base, direct], [.command, .shift], "shifted"), ([other, direct, base], [.command, .shift], "direct"),
      ] as [([UIKeyCommand], UIKeyModifierFlags, String)] {
        pad.ran = []
        pad.commands = commands
        app.key(.keyboardJ, modifiers: flags)
        expect(entry, pad.ran.map { String($0.prefix { $0 != "," }) }, [title], "beside the measured")
      }
    case "responder and main menu both have command-J":
      let menu = CommandMenu()
      UIApplication.shared.delegate = menu
      defer { UIApplication.shared.delegate = nil }
      pad.commands = [base]
      app.key(.keyboardJ, modifiers: .command)
      let fired = pad.ran.count == 1 && menu.runs == 0 ? "responder's command" : "\(pad.ran), menu \(menu.runs)"
      expect(entry, fired, try entry.expect.string("fires"))
      // The menu has the key, too, and is used if the responder has none.
      pad.commands = []
      app.key(.keyboardJ, modifiers: .command)
      expect(entry, menu.runs, 1)
    case "any performed press":
      // The command belongs to the outer responder; the first responder validates it, once and before it is performed.
      expect(
        entry, entry.expect["validate_calls", as: String.self],
        "one, on the first responder of the chain, with the resolved command, before the action")
      let inner = CommandPad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      pad.addSubview(inner)
      pad.commands = [base]
      inner.becomeFirstResponder()
      pad.onRun = { [weak self] in self?.expect(entry, inner.validated, ["shifted"], "before the action") }
      app.key(.keyboardJ, modifiers: [.command, .shift])
      expect(entry, inner.validated, ["shifted"], "the alternate that is meant")
      expect(entry, pad.validated, [])
      expect(entry, pad.ran.count, 1)
    case let words: isUnknown(entry, words)
    }
  }
}

private final class PokedField: UITextField {
  var pokes = 0
  func poke(_ sender: Any?) { pokes += 1 }
}

private final class CommandPad: UIView {
  var commands: [UIKeyCommand] = []
  var ran: [String] = []
  var validated: [String] = []
  var onRun: () -> Void = {}

  static func base() -> UIKeyCommand {
    UIKeyCommand(
      title: "base", action: Selector("run:", run(_:)), input: "j", modifierFlags: .command,
      alternates: [
        UICommandAlternate(title: "shifted", action: Selector("run:", run(_:)), modifierFlags: .shift),
        UICommandAlternate(title: "opted", action: Selector("run:", run(_:)), modifierFlags: .alternate),
      ])
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  override func validate(_ command: UICommand) { validated.append(command.title) }
  func run(_ command: UIKeyCommand) {
    ran.append("\(command.title), sender = the command with \(command.alternates.count) alternates")
    onRun()
  }
}

@MainActor private final class CommandMenu: UIResponder, UIApplicationDelegate {
  var runs = 0
  func jump(_ command: UIKeyCommand) { runs += 1 }
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    let command = UIKeyCommand(
      title: "menu", action: Selector("jump:", Self.jump(_:)), input: "j", modifierFlags: .command)
    builder.insertSibling(
      UIMenu(title: "Go", identifier: UIMenu.Identifier("go"), children: [command]), afterMenu: .view)
  }
}
