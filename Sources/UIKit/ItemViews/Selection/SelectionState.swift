import CollectionCore
import Foundation

/// Which items are selected and which one is highlighted. Items that were selected in one go are one run (`ItemRuns`):
/// selecting, deselecting and following a batch cost O(log runs) for what they change, whatever the number of items.
struct SelectionState {
  private var items = ItemRuns()
  /// Under the finger.
  var highlighted: IndexPath?
  /// Whose finger that is: others have nothing to do with it.
  var touch: ObjectIdentifier?
  /// Looks deselected while another item is highlighted with single selection, although it still is selected.
  var suspended: IndexPath?

  /// The item that had the focus last.
  var focused: IndexPath?
  /// It has the focus still, although no cell shows it at the moment.
  var holdsFocus = false
  /// Where a range begins that Shift extends.
  var anchor: IndexPath?

  private var band: Band?

  /// What a gesture that runs over items has come to.
  private struct Band {
    /// The items that were selected when it began.
    var before: ItemRuns
    /// Those that it touches now.
    var touched = ItemRuns()
  }

  /// In the order of selection. O(selected).
  var paths: [IndexPath] { Self.paths(of: items.runsInOrder) }
  /// The selected items outside of a range, in the order of selection. O(log runs + those items).
  func paths(outside low: IndexPath, _ high: IndexPath) -> [IndexPath] {
    Self.paths(of: items.runs(outside: low.itemIndex, high.itemIndex))
  }
  var isEmpty: Bool { items.isEmpty }
  /// How many are selected. O(1).
  var count: Int { items.count }
  /// The one that was selected first.
  var first: IndexPath? { items.first.map { IndexPath($0) } }

  func contains(_ path: IndexPath) -> Bool { path.count == 2 && items.contains(path.itemIndex) }

  /// What is not selected from one item to another, both included, as ranges within sections.
  func missing(from low: IndexPath, through high: IndexPath, in counts: SectionCounts)
    -> [(section: Int, items: Range<Int>)]
  { items.missing(from: low.itemIndex, through: high.itemIndex, in: counts) }

  mutating func insert(_ path: IndexPath) { items.insert(path.itemIndex) }
  /// Items of a section of which none is selected.
  mutating func insert(_ range: Range<Int>, section: Int) {
    items.insert(ItemIndex(section, range.lowerBound), count: range.count)
  }
  mutating func remove(_ path: IndexPath) { if path.count == 2 { items.remove(path.itemIndex) } }
  /// None is selected; what is highlighted and focused stays. O(1).
  mutating func deselectAll() { items.removeAll() }

  private static func paths(of runs: [ItemRun]) -> [IndexPath] {
    var paths: [IndexPath] = []
    paths.reserveCapacity(runs.reduce(0) { $0 + $1.count })
    for run in runs { for item in run.items { paths.append(IndexPath(item: item, section: run.section)) } }
    return paths
  }

  /// Nothing is selected or highlighted; the focus stays.
  mutating func removeAll() {
    let (focused, holdsFocus) = (focused, holdsFocus)
    self = SelectionState()
    (self.focused, self.holdsFocus) = (focused, holdsFocus)
  }

  /// Follows items to their new places; those that have gone are no longer selected. O(operations · log runs).
  mutating func follow(_ map: UpdateMap) {
    change({ $0.follow(map) }, each: { map.newItem(ofOld: $0.itemIndex).map { IndexPath($0) } })
  }

  /// What does not exist any more is no longer selected. O(runs).
  mutating func keep(within counts: SectionCounts) {
    change({ $0 = $0.within(counts) }, each: { counts.contains($0) ? $0 : nil })
  }

  private mutating func change(_ runs: (inout ItemRuns) -> Void, each newPath: (IndexPath) -> IndexPath?) {
    runs(&items)
    highlighted = highlighted.flatMap(newPath)
    suspended = suspended.flatMap(newPath)
    focused = focused.flatMap(newPath)
    anchor = anchor.flatMap(newPath)
    guard var band else { return }
    runs(&band.before)
    runs(&band.touched)
    self.band = band
  }

  // MARK: A gesture that runs over items

  var isBanding: Bool { band != nil }

  mutating func beginBand() { band = Band(before: items) }
  mutating func endBand() { band = nil }

  func wasSelectedBeforeBand(_ path: IndexPath) -> Bool { band?.before.contains(path.itemIndex) ?? false }

  /// The gesture touches an item, or does no more. Answers whether that is new.
  mutating func setBanded(_ path: IndexPath, _ isInside: Bool) -> Bool {
    guard let band, band.touched.contains(path.itemIndex) != isInside else { return false }
    if isInside { self.band?.touched.insert(path.itemIndex) } else { self.band?.touched.remove(path.itemIndex) }
    return true
  }
}
