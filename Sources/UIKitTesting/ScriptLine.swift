import CoreGraphics
import Foundation
import UIKit

/// One line of a test script, split into words.
struct ScriptLine {
  private let verb: String
  private let words: [String]
  private let remainingText: String

  init(_ line: String) {
    let parts = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    verb = parts.first ?? ""
    words = Array(parts.dropFirst())
    remainingText = String(line.dropFirst(verb.count)).trimmingCharacters(in: .whitespaces)
  }

  /// The usage of each command of test scripts, for error messages.
  static let usage: [String: String] = [
    "tap": "tap X Y [COUNT]", "click": "click X Y [BUTTON]", "press": "press X Y [SECONDS]",
    "drag": "drag X1 Y1 X2 Y2 [SECONDS]", "pinch": "pinch X Y FROM TO", "wheel": "wheel X Y NOTCHES [SIDEWAYS]",
    "touchpad": "touchpad X Y DX DY", "hover": "hover X Y", "key": "key [Ctrl+][Shift+][Alt+][Super+]NAME",
    "text": "text WORDS", "wait": "wait SECONDS", "idle": "idle", "settle": "settle SECONDS",
    "resize": "resize WIDTH HEIGHT", "snapshot": "snapshot FILE.png",
  ]

  func command() throws -> TestScript.Command {
    switch verb {
    case "tap": return .tap(try point(0), count: Int(try number(2, or: 1)))
    case "click": return .click(try point(0), button: Int(try number(2, or: 1)))
    case "press": return .press(try point(0), seconds: try number(2, or: 0.8))
    case "drag": return .drag(try point(0), try point(2), seconds: try number(4, or: 0.3))
    case "pinch": return .pinch(try point(0), from: try number(2), to: try number(3))
    case "wheel": return .wheel(try point(0), x: try number(3, or: 0), y: try number(2))
    case "touchpad": return .touchpad(try point(0), dx: try number(2), dy: try number(3))
    case "hover": return .hover(try point(0))
    case "key": return try key()
    case "text":
      guard !remainingText.isEmpty else { throw usageFailure() }
      return .text(remainingText)
    case "wait": return .wait(try seconds())
    case "idle": return .idle
    case "settle": return .settle(try seconds())
    case "resize":
      let size = CGSize(width: try number(0), height: try number(1))
      guard size.width >= 1, size.height >= 1 else {
        throw TestFailure("the window size \(size.width) × \(size.height) is too small; it must be at least 1 × 1")
      }
      return .resize(size)
    case "snapshot":
      guard !remainingText.isEmpty else { throw usageFailure() }
      return .snapshot(remainingText)
    default:
      let verbs = Self.usage.keys.sorted().joined(separator: ", ")
      throw TestFailure("there is no command \"\(verb)\"; the commands are: \(verbs)")
    }
  }

  private func usageFailure() -> TestFailure { TestFailure("usage: \(Self.usage[verb] ?? verb)") }

  private func number(_ index: Int, or fallback: Double? = nil) throws -> Double {
    guard index < words.count else {
      if let fallback { return fallback }
      throw usageFailure()
    }
    guard let value = Double(words[index]), value.isFinite else {
      throw TestFailure("\"\(words[index])\" is not a number; usage: \(Self.usage[verb] ?? verb)")
    }
    return value
  }

  private func seconds() throws -> Double {
    let value = try number(0)
    guard value >= 0, value <= 3600 else { throw TestFailure("the number of seconds must be between 0 and 3600") }
    return value
  }

  private func point(_ index: Int) throws -> CGPoint {
    CGPoint(x: try number(index), y: try number(index + 1))
  }

  private func key() throws -> TestScript.Command {
    guard let word = words.first else { throw usageFailure() }
    var flags: UIKeyModifierFlags = []
    var parts = word.split(separator: "+", omittingEmptySubsequences: true).map(String.init)
    guard let name = parts.popLast() else { throw usageFailure() }
    for part in parts {
      switch part.lowercased() {
      case "ctrl", "control": flags.insert(.control)
      case "shift": flags.insert(.shift)
      case "alt": flags.insert(.alternate)
      case "super", "cmd", "command": flags.insert(.command)
      default: throw TestFailure("\"\(part)\" is not a modifier key; usage: \(Self.usage[verb] ?? verb)")
      }
    }
    guard let usage = TestKeys.usage(named: name) else {
      throw TestFailure("there is no key \"\(name)\"; usage: \(Self.usage[verb] ?? verb)")
    }
    return .key(usage, flags)
  }
}
