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

  func parseCommand() throws -> TestScript.Command {
    switch verb {
    case "tap": return .tap(try parsePoint(0), count: Int(try parseNumber(2, or: 1)))
    case "click": return .click(try parsePoint(0), button: Int(try parseNumber(2, or: 1)))
    case "press": return .press(try parsePoint(0), seconds: try parseNumber(2, or: 0.8))
    case "drag": return .drag(try parsePoint(0), try parsePoint(2), seconds: try parseNumber(4, or: 0.3))
    case "pinch": return .pinch(try parsePoint(0), from: try parseNumber(2), to: try parseNumber(3))
    case "wheel": return .wheel(try parsePoint(0), x: try parseNumber(3, or: 0), y: try parseNumber(2))
    case "touchpad": return .touchpad(try parsePoint(0), dx: try parseNumber(2), dy: try parseNumber(3))
    case "hover": return .hover(try parsePoint(0))
    case "key": return try parseKey()
    case "text":
      guard !remainingText.isEmpty else { throw usageFailure() }
      return .text(remainingText)
    case "wait": return .wait(try parseSeconds())
    case "idle": return .idle
    case "settle": return .settle(try parseSeconds())
    case "resize":
      let size = CGSize(width: try parseNumber(0), height: try parseNumber(1))
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

  private func parseNumber(_ index: Int, or fallback: Double? = nil) throws -> Double {
    guard index < words.count else {
      if let fallback { return fallback }
      throw usageFailure()
    }
    guard let value = Double(words[index]), value.isFinite else {
      throw TestFailure("\"\(words[index])\" is not a number; usage: \(Self.usage[verb] ?? verb)")
    }
    return value
  }

  private func parseSeconds() throws -> Double {
    let value = try parseNumber(0)
    guard value >= 0, value <= 3600 else { throw TestFailure("the number of seconds must be between 0 and 3600") }
    return value
  }

  private func parsePoint(_ index: Int) throws -> CGPoint {
    CGPoint(x: try parseNumber(index), y: try parseNumber(index + 1))
  }

  private func parseKey() throws -> TestScript.Command {
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
