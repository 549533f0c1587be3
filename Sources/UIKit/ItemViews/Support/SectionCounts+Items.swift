import CollectionCore
import Foundation

// Navigation among the items of all sections, in order.
extension SectionCounts {
  /// Returns whether an index path identifies an existing item.
  ///
  /// - Complexity: O(1).
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path[0] >= 0 && path[0] < count && path[1] >= 0 && path[1] < self[path[0]]
  }

  /// The index path of the first item, or `nil` if there are no items.
  ///
  /// - Complexity: O(*n*), where *n* is the number of empty sections before the item.
  var firstItem: IndexPath? {
    indices.first { self[$0] > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// The index path of the last item, or `nil` if there are no items.
  ///
  /// - Complexity: O(*n*), where *n* is the number of empty sections after the item.
  var lastItem: IndexPath? {
    indices.last { self[$0] > 0 }.map { IndexPath(item: self[$0] - 1, section: $0) }
  }

  /// Returns the item after an item, or `nil` for the last item.
  ///
  /// - Complexity: O(*n*), where *n* is the number of empty sections between the items.
  func item(after path: IndexPath) -> IndexPath? {
    guard indices.contains(path.section) else { return nil }
    if path.item + 1 < self[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
    return indices.dropFirst(path.section + 1).first { self[$0] > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// Returns the item before an item, or `nil` for the first item.
  ///
  /// - Complexity: O(*n*), where *n* is the number of empty sections between the items.
  func item(before path: IndexPath) -> IndexPath? {
    guard indices.contains(path.section) else { return nil }
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return indices.prefix(path.section).last { self[$0] > 0 }.map { IndexPath(item: self[$0] - 1, section: $0) }
  }

  /// Returns the first item of a range that meets a condition, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - first: The first item of the range.
  ///   - last: The last item of the range. Indexes beyond the end of a section or of the data are skipped.
  ///   - condition: The condition, which is evaluated for the items in order.
  func firstItem(from first: IndexPath, through last: IndexPath, where condition: (IndexPath) -> Bool) -> IndexPath? {
    guard first <= last else { return nil }
    for section in first.section...last.section where section < count {
      let firstIndex = section == first.section ? first.item : 0
      let endIndex = section == last.section ? Swift.min(last.item + 1, self[section]) : self[section]
      for item in firstIndex..<Swift.max(firstIndex, endIndex) {
        let path = IndexPath(item: item, section: section)
        if condition(path) { return path }
      }
    }
    return nil
  }

  /// Calls a closure for each existing item of a range, in order.
  func forEachItem(from first: IndexPath, through last: IndexPath, _ body: (IndexPath) -> Void) {
    _ = firstItem(from: first, through: last) {
      body($0)
      return false
    }
  }

  // MARK: Changes

  /// Returns the counts after items are added to a section. A negative number removes items.
  func adding(_ number: Int, section: Int) -> SectionCounts {
    var counts = self
    counts.set(self[section] + number, section: section)
    return counts
  }

  /// Returns the counts after an item moved from one section to another.
  func moving(fromSection from: Int, toSection to: Int) -> SectionCounts {
    from == to ? self : adding(-1, section: from).adding(1, section: to)
  }

  /// Returns a text about the existing items, for an error message about an index path that identifies no item.
  func describe(missing path: IndexPath, _ terms: ItemTerms) -> String {
    guard path.count == 2 else { return "the index path of \(terms.anItem) has two indexes" }
    guard indices.contains(path[0]) else { return "there are \(count) sections" }
    return "section \(path[0]) has \(self[path[0]]) \(terms.items)"
  }
}
