import Foundation

/// A cell whose collection view or table decides about the focus, and knows the neighbours that have no cell yet.
@MainActor
protocol FocusCell: UIView {
  /// The view that shows the cell, or keeps it for its next use.
  var focusHost: (any FocusCellHost)? { get }
  /// Whether the cell shows an item at the moment.
  var showsItem: Bool { get }
  /// How round what is seen of the content is.
  var contentRadius: CGFloat { get }
  /// What the cell is called.
  var typeAheadText: String? { get }
}

/// A view that shows items in cells, and knows more items than it has cells.
@MainActor
protocol FocusCellHost: UIScrollView {
  var selection: SelectionState { get set }
  var typeAhead: TypeAhead { get set }
  var allowsAny: Bool { get }
  var allowsSeveral: Bool { get }

  func focusPath(of cell: any FocusCell) -> IndexPath?
  func hasItem(at path: IndexPath) -> Bool
  func canFocus(itemAt path: IndexPath) -> Bool
  /// The cell that gets the focus when it comes to the view.
  func preferredCell() -> (any FocusCell)?
  /// The cell of an item, scrolled into sight; nil where it cannot have the focus.
  func focusableCell(at path: IndexPath) -> (any FocusCell)?
  /// The cell in the direction of an arrow, scrolled into sight.
  func focusableCell(from cell: any FocusCell, _ heading: UIFocusHeading) -> (any FocusCell)?
  /// Brings everything that is owed about.
  func settleForFocus()

  func firstItem() -> IndexPath?
  func lastItem() -> IndexPath?
  /// The item that lies about a screenful from another one.
  func page(from path: IndexPath, _ sign: CGFloat) -> IndexPath?
  /// What the return key does.
  func tap(_ path: IndexPath)
  func selectAllAsUser()
  func extendSelection(to path: IndexPath, keepsOthers: Bool)
  func openMenu(of path: IndexPath, in window: UIWindow) -> Bool
  /// The cells that exist, in the order of their items, and the numbers of items.
  var knownCells: [(path: IndexPath, cell: any FocusCell)] { get }
  func knownCell(at path: IndexPath) -> (any FocusCell)?
  var countOfSections: Int { get }
  func countOfItems(_ section: Int) -> Int
}

extension FocusCellHost {
  /// Scrolls back to the item that has the focus but no cell on screen; nil where there is none.
  func returnToFocus() -> (any FocusCell)? {
    guard let path = selection.focused, hasItem(at: path) else { return nil }
    return focusableCell(at: path)
  }

  /// Brings the focus to an item, or where it cannot have it, to none; answers which one has it.
  @discardableResult
  func moveFocus(to path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    guard let cell = focusableCell(at: path), let system = UIFocusSystem.focusSystem(for: self) else { return nil }
    system.move(to: cell, heading)
    return selection.focused
  }
}

extension FocusCell {
  /// The text of the first label, where nothing else names a cell.
  static func firstText(in view: UIView) -> String? {
    if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
    for child in view.subviewList where !child.isHidden {
      if let text = firstText(in: child) { return text }
    }
    return nil
  }
}
