import Foundation
import RuntimeInterface

/// The letters that were typed to find an item.
struct TypeAhead {
  /// Seconds after which typing begins anew.
  static let patience: TimeInterval = 1

  private(set) var typed = ""
  private var last: TimeInterval = -100
  /// What items are called; nil: cells that exist are asked.
  var text: ((IndexPath) -> String?)?

  func isGoing(at time: TimeInterval) -> Bool { !typed.isEmpty && time - last <= Self.patience }

  mutating func type(_ letters: String, at time: TimeInterval) {
    typed = isGoing(at: time) ? typed + letters : letters
    last = time
  }
}

extension UICollectionView {
  /// Beyond UIKit: what items are called when the user types to find one. Asked for items from the one with the focus
  /// onwards, round the end, until one begins with the typed letters. Default nil: cells that are on screen or prepared are
  /// asked for their `accessibilityLabel`, else for the text of their content configuration, else for that of their first
  /// label.
  public var itemTextForTypeAhead: ((IndexPath) -> String?)? {
    get { typeAhead.text }
    set { typeAhead.text = newValue }
  }
}

extension FocusCellHost {
  /// Brings the focus to the next item that begins with what was typed.
  func findTyped(_ letters: String, from path: IndexPath) -> Bool {
    let goesOn = typeAhead.isGoing(at: FrameClock.now)
    typeAhead.type(letters, at: FrameClock.now)
    guard let first = firstItem(), let last = lastItem() else { return true }
    // The same letter again and again goes from one item to the next.
    let isRepeat = Set(typeAhead.typed.lowercased()).count == 1
    let typed = isRepeat ? String(typeAhead.typed.prefix(1)) : typeAhead.typed
    let skipsPresent = !goesOn || isRepeat
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
      ?? firstItem(from: path, through: last) { $0 != path && fits($0, typed) }
  }

  private func search(_ typed: String, from first: IndexPath, through path: IndexPath) -> IndexPath? {
    candidates.map { $0.first { $0 <= path && fits($0, typed) } }
      ?? firstItem(from: first, through: path) { fits($0, typed) }
  }

  /// The items with cells, in order, where only those can be asked.
  private var candidates: [IndexPath]? { typeAhead.text == nil ? knownCells.map(\.path) : nil }

  private func firstItem(from low: IndexPath, through high: IndexPath, where fits: (IndexPath) -> Bool) -> IndexPath? {
    guard low <= high else { return nil }
    for section in low.section...high.section where section < countOfSections {
      let first = section == low.section ? low.item : 0
      let end = section == high.section ? min(high.item + 1, countOfItems(section)) : countOfItems(section)
      for item in first..<max(first, end) where fits(IndexPath(item: item, section: section)) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
}

extension UICollectionView: FocusCellHost {
  final func focusPath(of cell: any FocusCell) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }
  final func hasItem(at path: IndexPath) -> Bool { counts.contains(path) }
  final func preferredCell() -> (any FocusCell)? { preferredFocusCell() }
  final func focusableCell(at path: IndexPath) -> (any FocusCell)? { focusCell(at: path) }
  final func focusableCell(from cell: any FocusCell, _ heading: UIFocusHeading) -> (any FocusCell)? {
    (cell as? UICollectionViewCell).flatMap { focusCell(from: $0, heading) }
  }
  final func settleForFocus() { settleLayout() }
  final var knownCells: [(path: IndexPath, cell: any FocusCell)] {
    (realized.values.map(\.self) + prefetch.prepared.values).filter { $0.key.kind == 0 }.sorted { $0.path < $1.path }
      .compactMap { element in (element.view as? UICollectionViewCell).map { (element.path, $0) } }
  }
  final func knownCell(at path: IndexPath) -> (any FocusCell)? { cellForItem(at: path) }
  final var countOfSections: Int { counts.sections }
  final func countOfItems(_ section: Int) -> Int { counts.items[section] }
}

extension UICollectionViewCell: FocusCell {
  final var focusHost: (any FocusCellHost)? { collectionView }
  final var showsItem: Bool { element != nil }
  final var contentRadius: CGFloat { contentView.layer.cornerRadius }
  final var typeAheadText: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    if let list = contentConfiguration as? UIListContentConfiguration, let text = list.text { return text }
    return Self.firstText(in: contentView)
  }
}
