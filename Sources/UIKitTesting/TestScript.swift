import CoreGraphics
import Foundation
import UIKit

/// A list of user actions and snapshots, one per line.
///
/// ```
/// # lines that begin with # are comments
/// tap 100 200
/// drag 100 400 100 100 0.3
/// wheel 200 200 -3
/// key Escape
/// wait 0.5
/// snapshot after.png
/// resize 800 600
/// ```
///
/// `docs/testing.md` lists all commands.
public struct TestScript: Sendable {
  enum Command: Sendable, Equatable {
    case tap(CGPoint, count: Int)
    case click(CGPoint, button: Int)
    case press(CGPoint, seconds: Double)
    case drag(CGPoint, CGPoint, seconds: Double)
    case pinch(CGPoint, from: Double, to: Double)
    case wheel(CGPoint, x: Double, y: Double)
    case touchpad(CGPoint, dx: Double, dy: Double)
    case hover(CGPoint)
    case key(UIKeyboardHIDUsage, UIKeyModifierFlags)
    case text(String)
    case wait(Double)
    case idle
    case settle(Double)
    case resize(CGSize)
    case snapshot(String)
  }

  struct Line: Sendable {
    let number: Int
    let command: Command
  }

  let lines: [Line]

  /// Parses a script.
  ///
  /// - Parameters:
  ///   - text: The text of the script.
  ///   - name: The name of the script in failure messages.
  /// - Throws: A `TestFailure` with the number of the invalid line and the usage of its command.
  public init(_ text: String, name: String = "script") throws {
    var lines: [Line] = []
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = raw.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      do {
        lines.append(Line(number: index + 1, command: try ScriptLine(line).parseCommand()))
      } catch let failure as TestFailure {
        throw TestFailure("\(name), line \(index + 1): \(failure.description)")
      }
    }
    self.lines = lines
  }

  /// Reads a script from a file.
  ///
  /// - Parameter url: The URL of the file.
  /// - Throws: A `TestFailure` if the file cannot be read or a line is invalid.
  public init(contentsOf url: URL) throws {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw TestFailure("the script \(url.path) cannot be read: \(error.localizedDescription)")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw TestFailure("the script \(url.path) is not UTF-8 text")
    }
    try self.init(text, name: url.lastPathComponent)
  }
}
