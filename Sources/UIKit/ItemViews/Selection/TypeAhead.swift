import Foundation
import RuntimeInterface

/// The state of type selection: the characters that the user has typed to find an item.
struct TypeAhead {
  /// The time after which a typed character begins a new search, in seconds.
  static let wordTimeout: TimeInterval = 1

  private(set) var typedText = ""
  private var lastTime: TimeInterval = -100
  /// A closure that returns the text of an item, or `nil` if the text of the item's cell is used.
  var text: ((IndexPath) -> String?)?

  func isContinuing(at time: TimeInterval) -> Bool { !typedText.isEmpty && time - lastTime <= Self.wordTimeout }

  mutating func type(_ letters: String, at time: TimeInterval) {
    typedText = isContinuing(at: time) ? typedText + letters : letters
    lastTime = time
  }
}

extension ItemFocusHost {
  /// Moves the focus to the next item whose text begins with the typed characters. Returns `false` if there is no such
  /// item.
  func findTyped(_ letters: String, from path: IndexPath) -> Bool {
    let isContinuing = typeAhead.isContinuing(at: FrameClock.now)
    typeAhead.type(letters, at: FrameClock.now)
    guard let firstItem = shownCounts.firstItem, let lastItem = shownCounts.lastItem else { return true }
    // If the same character is typed repeatedly, each one moves the focus to the next item that begins with it.
    let isRepeat = Set(typeAhead.typedText.lowercased()).count == 1
    let prefix = isRepeat ? String(typeAhead.typedText.prefix(1)) : typeAhead.typedText
    let startsAfterCurrent = !isContinuing || isRepeat
    if !startsAfterCurrent, matches(path, prefix) { return true }
    if let matchingItem = search(prefix, after: path, through: lastItem)
      ?? search(prefix, from: firstItem, through: path)
    {
      moveFocus(to: matchingItem, [])
    }
    return true
  }

  private func matches(_ path: IndexPath, _ prefix: String) -> Bool {
    guard let text = typeAhead.text.map({ $0(path) }) ?? existingCell(at: path)?.typeAheadText else { return false }
    return text.range(of: prefix, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
  }

  private func search(_ prefix: String, after path: IndexPath, through last: IndexPath) -> IndexPath? {
    candidates.map { $0.first { $0 > path && matches($0, prefix) } }
      ?? shownCounts.firstItem(from: path, through: last) { $0 != path && matches($0, prefix) }
  }

  private func search(_ prefix: String, from first: IndexPath, through path: IndexPath) -> IndexPath? {
    candidates.map { $0.first { $0 <= path && matches($0, prefix) } }
      ?? shownCounts.firstItem(from: first, through: path) { matches($0, prefix) }
  }

  /// The items whose text is compared with the typed characters. The value is `nil` if all items are compared. If type selection
  /// uses the texts of cells, the array contains the items that have cells.
  private var candidates: [IndexPath]? { typeAhead.text == nil ? existingCells.map(\.path) : nil }
}
