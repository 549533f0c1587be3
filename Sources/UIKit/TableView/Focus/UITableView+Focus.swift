import CoreGraphics
import Foundation

extension UITableView: ItemFocusHost {
  final func focusPath(of cell: any FocusCell) -> IndexPath? {
    (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
  }
  final func resolveLayoutForFocus() { if window != nil { layoutIfNeeded() } }

  final func delegateAllowsFocus(at path: IndexPath) -> Bool? {
    delegate?.tableView(self, canFocusRowAt: dataIndexPath(path))
  }
  final var delegatePreferredItem: IndexPath? {
    (delegate?.indexPathForPreferredFocusedView(in: self)).map(shownPath(ofData:))
  }
  final func delegateSelectsFocused(at path: IndexPath) -> Bool? {
    delegate?.tableView(self, selectionFollowsFocusForRowAt: dataIndexPath(path))
  }

  final func frameOfItem(at path: IndexPath) -> CGRect? { rowRect(path) }
  final func scrollToVisibleItem(_ path: IndexPath) { scrollToRow(at: path, at: .none, animated: false) }

  final func items(from path: IndexPath, _ heading: UIFocusHeading) -> AnySequence<IndexPath> {
    let counts = shownCounts
    switch heading {
    case .down: return AnySequence(sequence(first: path) { counts.item(after: $0) }.dropFirst())
    case .up: return AnySequence(sequence(first: path) { counts.item(before: $0) }.dropFirst())
    default: return AnySequence([])
    }
  }

  /// Returns the index path of the row about one screen length before or after a row. `sign` is 1 for the row after it, or -1 for
  /// the row before it. The result is nil if there is no such row.
  final func itemOnePage(from path: IndexPath, _ sign: CGFloat) -> IndexPath? {
    let frame = rowRect(path)
    let heights = loadedHeights
    let visibleRect = bounds.inset(by: adjustedContentInset)
    let searchY = frame.midY + max(visibleRect.height - frame.height, 1) * sign - sectionsTop
    let targetRow = sign > 0 ? heights.lastRow(beginningBy: searchY) : heights.firstRow(endingAfter: searchY)
    guard let row = targetRow, IndexPath(row) != path else {
      return sign > 0 ? heights.counts.item(after: path) : heights.counts.item(before: path)
    }
    return IndexPath(row)
  }

  final func existingCell(at path: IndexPath) -> (any ItemFocusCell)? { findCell(at: path) }
  final var visibleItemPaths: [IndexPath] { shownRows.map(\.path) }
  final var existingCells: [(path: IndexPath, cell: any ItemFocusCell)] {
    (liveElements.values + prefetch.preparedElements.values).filter { $0.isRow }.sorted { $0.key < $1.key }
      .compactMap { element in element.cell.map { (element.path, $0) } }
  }

  /// A closure that returns the text of a row that is compared with typed characters (type selection). The default is
  /// `nil`, which uses the texts of the visible and prefetched cells.
  ///
  /// This property is an addition of Tessera. It corresponds to `UICollectionView.itemTextForTypeAhead`.
  public var rowTextForTypeAhead: ((IndexPath) -> String?)? {
    get { typeAhead.text }
    set { typeAhead.text = newValue }
  }
}

extension UITableViewCell: ItemFocusCell {
  final var focusHost: (any FocusCellHost)? { owner }
  final var itemPath: IndexPath? { element?.path }
}
