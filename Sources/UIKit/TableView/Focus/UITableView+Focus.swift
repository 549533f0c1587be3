import CoreGraphics
import Foundation

extension UITableView {
  /// Whether a row can have the focus: the table's own rules, then the delegate's, which without that method asks the cell.
  final func canFocus(itemAt path: IndexPath) -> Bool {
    guard isEditing ? allowsFocusDuringEditing : allowsFocus else { return false }
    ranDefault = false
    let answer = delegate?.tableView(self, canFocusRowAt: path)
    let isSaid = !ranDefault
    ranDefault = false
    if let answer, isSaid { return answer }
    return findCell(at: path)?.canBecomeFocused ?? false
  }

  final func preferredCell() -> (any FocusCell)? {
    if window != nil { layoutIfNeeded() }
    var paths: [IndexPath] = []
    if remembersLastFocusedIndexPath, let last = selection.focused { paths.append(last) }
    if let wish = delegate?.indexPathForPreferredFocusedView(in: self) { paths.append(wish) }
    if let selected = selection.first { paths.append(selected) }
    for path in paths where loadedHeights.contains(path) {
      if let cell = focusableCell(at: path) { return cell }
    }
    return shownRows.first { canFocus(itemAt: $0.path) }?.cell
  }

  /// The row above or below, scrolled into sight; nil where there is none.
  final func focusableCell(from cell: any FocusCell, _ heading: UIFocusHeading) -> (any FocusCell)? {
    guard let cell = cell as? UITableViewCell, let path = indexPath(for: cell) else { return nil }
    var next = path
    for _ in 0..<64 {
      guard let found = heading == .down ? row(after: next) : heading == .up ? row(before: next) : nil else {
        return nil
      }
      if let cell = focusableCell(at: found) { return cell }
      next = found
    }
    return nil
  }

  final func row(after path: IndexPath) -> IndexPath? {
    let counts = loadedHeights.counts
    guard counts.indices.contains(path.section) else { return nil }
    if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
    return counts.indices.dropFirst(path.section + 1).first { counts[$0] > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  final func row(before path: IndexPath) -> IndexPath? {
    let counts = loadedHeights.counts
    guard counts.indices.contains(path.section) else { return nil }
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return counts.indices.prefix(path.section).last { counts[$0] > 0 }
      .map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  /// The cell of a row that can have the focus, scrolled into sight.
  final func focusableCell(at path: IndexPath) -> (any FocusCell)? {
    guard loadedHeights.contains(path) else { return nil }
    if !bounds.inset(by: adjustedContentInset).contains(rowRect(path)) || findCell(at: path) == nil {
      let offset = contentOffset
      // Whoever waits for the end of a scroll under way hears of it.
      stopMotion(notify: true)
      scrollToRow(at: path, at: .none, animated: false)
      layoutIfNeeded()
      guard canFocus(itemAt: path) else {
        contentOffset = offset
        comeBack()
        return nil
      }
      comeBack()
    }
    return canFocus(itemAt: path) ? findCell(at: path) : nil
  }

  final func focusContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    let own = UITableViewFocusUpdateContext()
    own.take(context)
    own.previousPath = (context.previousItem as? UITableViewCell).flatMap { indexPath(for: $0) }
    own.nextPath = (context.nextItem as? UITableViewCell).flatMap { indexPath(for: $0) }
    return own
  }

  /// The focus has moved from or to something in the table.
  final func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let own = focusContext(context)
    if let path = own.nextPath { selection.focused = path }
    delegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
    guard let path = own.nextPath, own.nextPath != own.previousPath, allowsAny, !selection.contains(path),
      delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    else { return }
    selectAsUser(path)
  }

  /// A cell has been made for the row that has the focus, or used again for one that has not: the focus is the row's.
  final func restoreFocus(of cell: UITableViewCell, _ path: IndexPath) {
    guard let system = UIFocusSystem.existing(for: window) else { return }
    let present = system.focusedItem
    if path == selection.focused {
      guard present !== cell else { return }
      let isOurs =
        present.map { item in
          guard let other = item as? UITableViewCell, other.owner === self else { return false }
          return other.element?.path != path
        } ?? selection.holdsFocus
      if isOurs { system.adopt(cell) }
      selection.holdsFocus = false
    } else if present === cell {
      system.adopt(nil)
      selection.holdsFocus = true
    }
  }
}

extension UITableView: FocusCellHost {
  final func focusPath(of cell: any FocusCell) -> IndexPath? {
    (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
  }
  final func hasItem(at path: IndexPath) -> Bool { loadedHeights.contains(path) }
  final func settleForFocus() { layoutIfNeeded() }

  /// The row that lies about a screenful from another one.
  final func page(from path: IndexPath, _ sign: CGFloat) -> IndexPath? {
    let frame = rowRect(path)
    let heights = loadedHeights
    let seen = bounds.inset(by: adjustedContentInset)
    let goal = frame.midY + max(seen.height - frame.height, 1) * sign - sectionsTop
    let found = sign > 0 ? heights.lastRow(beginningBy: goal) : heights.firstRow(endingBehind: goal)
    guard let row = found, IndexPath(row) != path else { return sign > 0 ? row(after: path) : row(before: path) }
    return IndexPath(row)
  }

  final func openMenu(of path: IndexPath, in window: UIWindow) -> Bool {
    guard let interaction = contextMenuInteraction else { return false }
    let frame = rowRect(path)
    return interaction.open(at: convert(CGPoint(x: frame.midX, y: frame.midY), to: window), isPointer: true)
  }

  final var knownCells: [(path: IndexPath, cell: any FocusCell)] {
    (realized.values.map(\.self) + prefetch.prepared.values).filter { $0.isRow }.sorted { $0.key < $1.key }
      .compactMap { element in element.cell.map { (element.path, $0) } }
  }
  final func knownCell(at path: IndexPath) -> (any FocusCell)? { findCell(at: path) }
  final var countOfSections: Int { loadedHeights.counts.count }
  final func countOfItems(_ section: Int) -> Int { loadedHeights.counts[section] }

  /// Beyond UIKit: what rows are called when the user types to find one. Default nil: cells that are on screen or prepared
  /// are asked, as collection views ask theirs (`UICollectionView.itemTextForTypeAhead`).
  public var rowTextForTypeAhead: ((IndexPath) -> String?)? {
    get { typeAhead.text }
    set { typeAhead.text = newValue }
  }
}

extension UITableViewCell: FocusCell {
  final var focusHost: (any FocusCellHost)? { owner }
  final var showsItem: Bool { element != nil }
  final var contentRadius: CGFloat { contentView.layer.cornerRadius }
  final var typeAheadText: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    if let list = contentConfiguration as? UIListContentConfiguration, let text = list.text { return text }
    return Self.firstText(in: contentView)
  }
}
