import Foundation

/// Functions that map the kinds of supplementary and decoration views, which are strings, to small numbers. Numbers are
/// never removed, because an application uses only a few kinds.
enum ElementKind {
  /// The offset that is added to the numbers of decoration views to distinguish them from those of supplementary views.
  private static let decorations: Int32 = 1 << 24

  /// A table that assigns a number to each element kind, which is a string.
  ///
  /// Several threads access it, because layouts that calculate in the background may create attributes off the main
  /// thread. Numbers are never reassigned, because layout attributes store them.
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

  /// Returns whether a number represents a kind of decoration view.
  static func isDecoration(_ number: Int32) -> Bool { number >= decorations }

  /// Returns the name of an element kind, or `nil` for cells.
  static func name(of number: Int32) -> String? {
    guard number > 0 else { return nil }
    return table.name(of: number % decorations)
  }
}
