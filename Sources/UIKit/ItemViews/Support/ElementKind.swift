import Foundation

/// Gives the kinds of supplementary and decoration views (strings, few in a program) small numbers.
enum ElementKind {
  /// The numbers of decorations lie above those of supplementary views.
  private static let decorations: Int32 = 1 << 24

  private struct Table {
    var numbers: [String: Int32] = [:]
    var names: [String] = []

    mutating func number(of name: String) -> Int32 {
      if let number = numbers[name] { return number }
      names.append(name)
      let number = Int32(names.count)
      numbers[name] = number
      return number
    }
  }

  /// Attributes may be made off the main thread (layouts that calculate in the background do).
  private static let lock = NSLock()
  nonisolated(unsafe) private static var table = Table()

  static func supplementary(_ name: String) -> Int32 {
    lock.withLock { table.number(of: name) }
  }

  static func decoration(_ name: String) -> Int32 {
    decorations + supplementary(name)
  }

  static func category(of number: Int32) -> UICollectionView.ElementCategory {
    number == 0 ? .cell : number < decorations ? .supplementaryView : .decorationView
  }

  /// The kind's name; nil for cells.
  static func name(of number: Int32) -> String? {
    guard number > 0 else { return nil }
    return lock.withLock { table.names[Int(number % decorations) - 1] }
  }
}
