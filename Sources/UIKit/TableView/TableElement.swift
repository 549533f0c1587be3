import Foundation

/// A row, header or footer of a table view that has a view.
@MainActor
final class TableElement {
  /// The element kind of headers. Rows have the kind 0.
  nonisolated static let headerKind = ElementKind.supplementary("UITableViewHeader")
  nonisolated static let footerKind = ElementKind.supplementary("UITableViewFooter")

  /// The key of the element: its kind and its current indexes. Batch updates change the indexes.
  @exclusivity(unchecked) var key: ElementKey
  let view: UIView
  /// The cell, or `nil` if the element is not a row.
  let cell: UITableViewCell?
  /// Indicates whether the next layout pass must determine the height of the element again.
  @exclusivity(unchecked) var needsFitting = false
  /// The width for which the height was last determined, and that height, in points. The value is nil before the first
  /// measurement.
  @exclusivity(unchecked) var fittedSize: (width: CGFloat, height: CGFloat)?
  /// The number of successive measurements that have changed the height. The height is no longer changed if the number becomes
  /// too large.
  @exclusivity(unchecked) var fittingCount = 0
  weak var update: RunningUpdate<TableElement>?
  /// The opacity of the view before an update made it transparent, or `nil` if no update has done so.
  @exclusivity(unchecked) var opacityBeforeFade: CGFloat?
  /// Indicates whether the view is hidden when it is shown again. The value is only used while the view is hidden because it is
  /// prefetched, or because it is off screen and contains the first responder.
  @exclusivity(unchecked) var isHiddenWhenShown = false
  /// Indicates whether the element is a header or footer that is pinned to an edge of the visible area.
  @exclusivity(unchecked) var isPinned = false

  init(key: ElementKey, view: UIView) {
    self.key = key
    self.view = view
    cell = view as? UITableViewCell
    cell?.element = self
    (view as? UITableViewHeaderFooterView)?.element = self
  }

  deinit {
    // A view can exist longer than its table view.
    if let cell, cell.element === self { cell.element = nil }
    if let view = view as? UITableViewHeaderFooterView, view.element === self { view.element = nil }
  }

  /// Detaches the view from the element after it was removed from the table.
  func detachView() {
    if cell?.element === self { cell?.element = nil }
    if let view = view as? UITableViewHeaderFooterView, view.element === self { view.element = nil }
  }

  /// Makes the view transparent at the start or the end of an update.
  func fadeOut() {
    if opacityBeforeFade == nil { opacityBeforeFade = view.alpha }
    view.alpha = 0
  }

  /// Restores the opacity from before an update made the view transparent. The application may have set it.
  func restoreOpacity() {
    guard let opacity = opacityBeforeFade else { return }
    opacityBeforeFade = nil
    view.alpha = opacity
  }

  /// Hides the view while it is prefetched, or off screen with the first responder.
  func hideView() {
    isHiddenWhenShown = view.isHidden
    view.isHidden = true
  }

  var path: IndexPath { IndexPath(item: key.item, section: Int(key.section)) }
  var section: Int { Int(key.section) }
  var isRow: Bool { key.kind == 0 }
  var isHeader: Bool { key.kind == Self.headerKind }

  /// Returns whether an element is before another element in the content. The order in a section is header, rows, footer.
  static func precedes(_ first: TableElement, _ second: TableElement) -> Bool { precedes(first.key, second.key) }

  /// Returns whether the element with a key is before the element with another key in the content.
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
