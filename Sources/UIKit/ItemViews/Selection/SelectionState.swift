import CollectionCore
import Foundation

/// The selection state of a table or collection view: the selected items, the highlighted item and the focused item.
///
/// Items that were selected together are stored as one run (`ItemRuns`). Selecting, deselecting and applying an update
/// therefore take O(log *r*) for each change, where *r* is the number of runs.
struct SelectionState {
  private var items = ItemRuns()
  /// The highlighted item, or `nil` if no item is highlighted.
  var highlightedPath: IndexPath?
  /// The identity of the touch that highlights the item, or `nil` if there is none. Other touches do not change the
  /// highlight.
  var touch: ObjectIdentifier?
  /// The selected item that temporarily has a deselected appearance, because another item is highlighted with single
  /// selection. The value is `nil` at other times.
  var suspendedPath: IndexPath?

  /// The item that was last focused, or `nil` if there is none.
  var focused: IndexPath?
  /// Indicates whether the item in `focused` remains focused although it has no cell.
  var holdsFocus = false
  /// The item at which a range selection with Shift begins, or `nil` if there is none.
  var anchor: IndexPath?

  private var marquee: Marquee?

  /// The state of a gesture that selects the items that it passes over.
  private struct Marquee {
    /// The items that were selected when the gesture began.
    var itemsBefore: ItemRuns
    /// The items in the area that the gesture has covered.
    var touchedItems = ItemRuns()
  }

  /// The selected items in the order of their selection.
  ///
  /// - Complexity: O(*n*), where *n* is the number of selected items.
  var paths: [IndexPath] { Self.paths(of: items.runsInOrder) }
  /// Returns the selected items outside of a range, in the order of their selection.
  ///
  /// - Complexity: O(log *r* + *n*), where *r* is the number of runs and *n* the number of results.
  func paths(outside first: IndexPath, _ last: IndexPath) -> [IndexPath] {
    Self.paths(of: items.runs(outside: first.itemIndex, last.itemIndex))
  }
  /// The selected items as runs, in ascending order. Adjacent items may be in different runs.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs.
  var runs: [ItemRun] { items.runs }
  var isEmpty: Bool { items.isEmpty }
  /// The number of selected items.
  var count: Int { items.count }
  /// The item that was selected first, or `nil` if no item is selected.
  var first: IndexPath? { items.first.map { IndexPath($0) } }

  func contains(_ path: IndexPath) -> Bool { path.count == 2 && items.contains(path.itemIndex) }

  /// Returns the items from one item through another that are not selected, as ranges within sections.
  func missingRanges(from first: IndexPath, through last: IndexPath, in counts: SectionCounts)
    -> [(section: Int, items: Range<Int>)]
  { items.missingRanges(from: first.itemIndex, through: last.itemIndex, in: counts) }

  mutating func insert(_ path: IndexPath) { items.insert(path.itemIndex) }
  /// Selects a range of items, none of which is selected.
  mutating func insert(_ range: Range<Int>, section: Int) {
    items.insert(ItemIndex(section, range.lowerBound), count: range.count)
  }
  mutating func remove(_ path: IndexPath) { if path.count == 2 { items.remove(path.itemIndex) } }
  /// Deselects all items. The highlight and the focus do not change.
  mutating func deselectAll() { items.removeAll() }

  private static func paths(of runs: [ItemRun]) -> [IndexPath] {
    var paths: [IndexPath] = []
    paths.reserveCapacity(runs.reduce(0) { $0 + $1.count })
    for run in runs { for item in run.items { paths.append(IndexPath(item: item, section: run.section)) } }
    return paths
  }

  /// Deselects all items and removes the highlight. The focus does not change.
  mutating func removeAll() {
    let (focused, holdsFocus) = (focused, holdsFocus)
    self = SelectionState()
    (self.focused, self.holdsFocus) = (focused, holdsFocus)
  }

  /// Updates all index paths after a batch update. Deleted and reloaded items are deselected.
  ///
  /// - Complexity: O(*n* log *r*), where *n* is the number of operations and *r* the number of runs.
  mutating func apply(_ map: UpdateMap) {
    deselectReloadedItems(map)
    change({ $0.apply(map) }, each: { map.newItem(ofOld: $0.itemIndex).map { IndexPath($0) } })
  }

  /// Deselects the items that an update reloads. For UIKit, a reload consists of a deletion and an insertion.
  private mutating func deselectReloadedItems(_ map: UpdateMap) {
    guard !items.isEmpty else { return }
    for item in map.operations.reloadedItems { items.remove(item) }
    for section in map.operations.reloadedSections where map.countsBefore.indices.contains(section) {
      items.removeItems(ofSection: section)
    }
  }

  /// Deselects items that do not exist.
  ///
  /// - Complexity: O(*n*), where *n* is the number of runs.
  mutating func keep(within counts: SectionCounts) {
    change({ $0 = $0.clipped(to: counts) }, each: { counts.contains($0) ? $0 : nil })
  }

  private mutating func change(_ runs: (inout ItemRuns) -> Void, each newPath: (IndexPath) -> IndexPath?) {
    runs(&items)
    highlightedPath = highlightedPath.flatMap(newPath)
    suspendedPath = suspendedPath.flatMap(newPath)
    focused = focused.flatMap(newPath)
    anchor = anchor.flatMap(newPath)
    guard var marquee else { return }
    runs(&marquee.itemsBefore)
    runs(&marquee.touchedItems)
    self.marquee = marquee
  }

  // MARK: A gesture that passes over items

  var isGestureActive: Bool { marquee != nil }

  mutating func beginMarquee() { marquee = Marquee(itemsBefore: items) }
  mutating func endMarquee() { marquee = nil }

  func wasSelectedBeforeMarquee(_ path: IndexPath) -> Bool { marquee?.itemsBefore.contains(path.itemIndex) ?? false }

  /// Records whether an item is in the area of the marquee or pan selection. Returns whether the record has changed.
  mutating func setInsideMarquee(_ path: IndexPath, _ isInside: Bool) -> Bool {
    guard let marquee, marquee.touchedItems.contains(path.itemIndex) != isInside else { return false }
    if isInside {
      self.marquee?.touchedItems.insert(path.itemIndex)
    } else {
      self.marquee?.touchedItems.remove(path.itemIndex)
    }
    return true
  }
}
