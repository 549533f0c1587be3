import Foundation
import RuntimeInterface

/// The characters that the user typed to find an item.
struct TypeAhead {
  /// The time in seconds after which typed characters begin a new search text.
  static let wordTimeout: TimeInterval = 1

  private(set) var typed = ""
  private var last: TimeInterval = -100
  /// A closure that returns the text of an item, or `nil` to use the text of its cell.
  var text: ((IndexPath) -> String?)?

  func isContinuing(at time: TimeInterval) -> Bool { !typed.isEmpty && time - last <= Self.wordTimeout }

  mutating func type(_ letters: String, at time: TimeInterval) {
    typed = isContinuing(at: time) ? typed + letters : letters
    last = time
  }
}

extension ItemFocusHost {
  /// Moves the focus to the next item whose text begins with the typed characters. Returns whether there is such an
  /// item.
  func findTyped(_ letters: String, from path: IndexPath) -> Bool {
    let continues = typeAhead.isContinuing(at: FrameClock.now)
    typeAhead.type(letters, at: FrameClock.now)
    guard let first = shownCounts.firstItem, let last = shownCounts.lastItem else { return true }
    // Typing the same letter repeatedly moves from one item to the next.
    let isRepeat = Set(typeAhead.typed.lowercased()).count == 1
    let typed = isRepeat ? String(typeAhead.typed.prefix(1)) : typeAhead.typed
    let skipsPresent = !continues || isRepeat
    if !skipsPresent, fits(path, typed) { return true }
    if let found = search(typed, after: path, through: last) ?? search(typed, from: first, through: path) {
      moveFocus(to: found, [])
    }
    return true
  }

  private func fits(_ path: IndexPath, _ typed: String) -> Bool {
    guard let text = typeAhead.text.map({ $0(path) }) ?? knownCell(at: path)?.typeAheadText else { return false }
    return text.range(of: typed, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
  }

  private func search(_ typed: String, after path: IndexPath, through last: IndexPath) -> IndexPath? {
    candidates.map { $0.first { $0 > path && fits($0, typed) } }
      ?? shownCounts.firstItem(from: path, through: last) { $0 != path && fits($0, typed) }
  }

  private func search(_ typed: String, from first: IndexPath, through path: IndexPath) -> IndexPath? {
    candidates.map { $0.first { $0 <= path && fits($0, typed) } }
      ?? shownCounts.firstItem(from: first, through: path) { fits($0, typed) }
  }

  /// The items with cells, in order, if type selection uses the texts of cells; otherwise `nil`, which stands for all
  /// items.
  private var candidates: [IndexPath]? { typeAhead.text == nil ? knownCells.map(\.path) : nil }
}
