import Foundation

/// Gives the kinds of supplementary and decoration views (strings, few in a program) small numbers.
enum ElementKind {
  /// The numbers of decorations lie above those of supplementary views.
  private static let decorations: Int32 = 1 << 24

  /// The numbers that were given out. Attributes keep them, also for longer than an application lasts, and may be made off
  /// the main thread (layouts that calculate in the background do).
  private final class Table: @unchecked Sendable {
    private let lock = NSLock()
    private var numbers: [String: Int32] = [:]
    private var names: [String] = []

    func number(of name: String) -> Int32 {
      lock.withLock {
        if let number = numbers[name] { return number }
        names.append(name)
        let number = Int32(names.count)
        numbers[name] = number
        return number
      }
    }

    func name(of number: Int32) -> String { lock.withLock { names[Int(number) - 1] } }
  }

  private static let table = Table()

  static func supplementary(_ name: String) -> Int32 { table.number(of: name) }

  static func decoration(_ name: String) -> Int32 {
    decorations + supplementary(name)
  }

  /// Whether a number is that of a kind of decoration views.
  static func isDecoration(_ number: Int32) -> Bool { number >= decorations }

  /// The kind's name; nil for cells.
  static func name(of number: Int32) -> String? {
    guard number > 0 else { return nil }
    return table.name(of: number % decorations)
  }
}
