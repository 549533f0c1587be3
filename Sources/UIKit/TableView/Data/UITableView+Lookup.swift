import CollectionCore
import Foundation

extension UITableView {
  final func count(ofSection section: Int) -> Int {
    let counts = loadedHeights.counts
    if counts.indices.contains(section) { return counts[section] }
    if section == 0, dataSource == nil { return 0 }
    Diagnostics.report(
      "numberOfRows(inSection: \(section)) was called on \(self), which has \(counts.count) sections. The result is 0")
    return 0
  }

  final func findCell(at path: IndexPath) -> UITableViewCell? {
    guard path.count == 2 else { return nil }
    let key = ElementKey.row(path.item, path.section)
    let element = liveElements[key] ?? animator.disappearingElement(key) ?? prefetch.preparedElements[key]
    return (element ?? hiddenResponder(key))?.cell
  }

  final func path(of cell: UITableViewCell) -> IndexPath? {
    guard let element = cell.element, isInUse(element) else { return nil }
    return element.path
  }

  final func findHeader(_ section: Int) -> UITableViewHeaderFooterView? {
    liveElements[.header(section)]?.view as? UITableViewHeaderFooterView
  }
  final func findFooter(_ section: Int) -> UITableViewHeaderFooterView? {
    liveElements[.footer(section)]?.view as? UITableViewHeaderFooterView
  }

  /// The elements of the visible rows, in ascending order.
  final var shownRows: [TableElement] {
    liveElements.values.filter { $0.isRow }.sorted { $0.key < $1.key }
  }

  final var shownCells: [UITableViewCell] {
    if session.needs(.reload), !updates.isBatchOpen, window != nil { runLayoutPass() }
    return shownRows.compactMap(\.cell)
  }

  final var visibleRows: [IndexPath]? {
    guard bounds.height > 0 else { return [] }
    var paths: [IndexPath] = []
    let top = sectionsTop
    loadedHeights.visit(from: bounds.minY - top, to: bounds.maxY - top) { key, _, _ in
      if key.kind == 0 { paths.append(key.path) }
    }
    return paths
  }

  final func findRow(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let heights = loadedHeights
    let insets = rowInsets
    guard point.x >= insets.left, point.x < bounds.width - insets.right else { return nil }
    let y = point.y - sectionsTop
    guard let row = heights.firstRow(endingAfter: y),
      let extent = heights.extent(of: .row(row.item, row.section)), extent.y <= y
    else { return nil }
    return IndexPath(row)
  }

  /// Returns the index paths of the rows that intersect a rectangle, by UIKit's rule (measured on iOS 26.1,
  /// measurements.md 9.3).
  ///
  /// The first row is at the top edge of the rectangle. The last row is at the point above its bottom edge, or at the
  /// bottom edge itself if the rectangle is empty.
  final func rows(in rect: CGRect) -> [IndexPath] {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else { return [] }
    let insets = rowInsets
    let (minX, maxX) = (insets.left, bounds.width - insets.right)
    guard rect.minX < maxX, rect.width > 0 ? rect.maxX > minX : rect.minX >= minX else { return [] }
    let heights = loadedHeights
    let top = sectionsTop
    let isEmpty = rect.width == 0 || rect.height == 0
    let firstY = rect.minY - top
    let lastY = rect.maxY - top - (isEmpty ? 0 : 1)
    guard let firstRow = heights.firstRow(endingAfter: firstY),
      let firstRowY = heights.extent(of: .row(firstRow.item, firstRow.section))?.y
    else { return [] }
    guard let lastRow = heights.lastRow(beginningBy: lastY), lastRow >= firstRow else {
      return firstRowY <= firstY ? [IndexPath(firstRow)] : []
    }
    var paths: [IndexPath] = []
    for section in firstRow.section...lastRow.section {
      let firstItem = section == firstRow.section ? firstRow.item : 0
      let endItem = section == lastRow.section ? lastRow.item + 1 : heights.counts[section]
      for row in firstItem..<max(firstItem, endItem) { paths.append(IndexPath(item: row, section: section)) }
    }
    return paths
  }

  /// Reports an error, unless an error with the same key was already reported.
  final func reportOnce(_ key: String, _ message: @autoclosure () -> String) {
    if pass.reportedErrors.insert(key).inserted { Diagnostics.report(message()) }
  }
}
