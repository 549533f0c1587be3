import Foundation
import RuntimeInterface

/// The state of type selection: the characters that the user has typed to find an item.
struct TypeAhead {
  /// The time after which a typed character begins a new search, in seconds.
  static let wordTimeout: TimeInterval = 1

  private(set) var typed = ""
  private var last: TimeInterval = -100
  /// A closure that returns the text of an item, or `nil` if the text of the item's cell is used.
  var text: ((IndexPath) -> String?)?

  func isContinuing(at time: TimeInterval) -> Bool { !typed.isEmpty && time - last <= Self.wordTimeout }

  mutating func type(_ letters: String, at time: TimeInterval) {
    typed = isContinuing(at: time) ? typed + letters : letters
    last = time
  }
}

extension ItemFocusHost {
  /// Moves the focus to the next item whose text begins with the typed characters. Returns `false` if there is no such
  /// item.
  func findTyped(_ letters: String, from path: IndexPath) -> Bool {
    let continues = typeAhead.isContinuing(at: FrameClock.now)
    typeAhead.type(letters, at: FrameClock.now)
    guard let first = shownCounts.firstItem, let last = shownCounts.lastItem else { return true }
    // If the same character is typed repeatedly, each one moves the focus to the next item that begins with it.
    let isRepeat = Set(typeAhead.typed.lowercased()).count == 1
    let typed = isRepeat ? String(typeAhead.typed.prefix(1)) : typeAhead.typed
    let startsAfterCurrent = !continues || isRepeat
    if !startsAfterCurrent, fits(path, typed) { return true }
    if let match = search(typed, after: path, through: last) ?? search(typed, from: first, through: path) {
      moveFocus(to: match, [])
    }
    return true
  }

  private func fits(_ path: IndexPath, _ typed: String) -> Bool {
    guard let text = typeAhead.text.map({ $0(path) }) ?? existingCell(at: path)?.typeAheadText else { return false }
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

  /// The items whose text is compared: `nil` if that is all items, or the items with cells if type selection uses the
  /// texts of cells.
  private var candidates: [IndexPath]? { typeAhead.text == nil ? existingCells.map(\.path) : nil }
}
