import Foundation

/// Something of a table that has a view at the moment: a row, a header or a footer.
@MainActor
final class TableElement {
  /// The numbers of headers and footers among the kinds of elements; rows have 0.
  nonisolated static let headerKind = ElementKind.supplementary("UITableViewHeader")
  nonisolated static let footerKind = ElementKind.supplementary("UITableViewFooter")

  /// What it is, and its place in the numbers of the last update.
  @exclusivity(unchecked) var key: ElementKey
  let view: UIView
  /// The cell, where it is a row's.
  let cell: UITableViewCell?
  /// It is asked for its height in the next pass.
  @exclusivity(unchecked) var owesFitting = false
  /// The width and height at which it was asked last, and what it answered.
  @exclusivity(unchecked) var fitted: (width: CGFloat, height: CGFloat)?
  /// How often it was asked since it last came to rest.
  @exclusivity(unchecked) var fittings = 0
  weak var update: RunningUpdate<TableElement>?
  /// It is a header that stays at the edge.
  @exclusivity(unchecked) var isPinned = false

  init(key: ElementKey, view: UIView) {
    self.key = key
    self.view = view
    cell = view as? UITableViewCell
    cell?.element = self
    (view as? UITableViewHeaderFooterView)?.element = self
  }

  deinit {
    // A view may outlive its table.
    if let cell, cell.element === self { cell.element = nil }
    if let view = view as? UITableViewHeaderFooterView, view.element === self { view.element = nil }
  }

  /// It does not show anything any more.
  func release() {
    if cell?.element === self { cell?.element = nil }
    if let view = view as? UITableViewHeaderFooterView, view.element === self { view.element = nil }
  }

  var path: IndexPath { IndexPath(item: key.item, section: Int(key.section)) }
  var section: Int { Int(key.section) }
  var isRow: Bool { key.kind == 0 }
  var isHeader: Bool { key.kind == Self.headerKind }

  /// Whether an element comes before another one in the content: header, rows, footer.
  static func precedes(_ first: TableElement, _ second: TableElement) -> Bool { precedes(first.key, second.key) }

  /// The same by keys.
  static func precedes(_ first: ElementKey, _ second: ElementKey) -> Bool {
    if first.section != second.section { return first.section < second.section }
    return rank(first) != rank(second) ? rank(first) < rank(second) : first.item < second.item
  }

  private static func rank(_ key: ElementKey) -> Int { key.kind == 0 ? 1 : key.kind == headerKind ? 0 : 2 }
}

extension ElementKey {
  static func header(_ section: Int) -> ElementKey {
    ElementKey(kind: TableElement.headerKind, section: section, item: 0)
  }
  static func footer(_ section: Int) -> ElementKey {
    ElementKey(kind: TableElement.footerKind, section: section, item: 0)
  }
  static func row(_ item: Int, _ section: Int) -> ElementKey { ElementKey(kind: 0, section: section, item: item) }
}
