import Foundation

/// Which items are selected and which one is highlighted. Selecting and deselecting cost O(1).
struct SelectionState {
  /// In the order of selection, with gaps where one was taken out.
  private var slots: [IndexPath?] = []
  /// The slots of the selected items.
  private var members: [IndexPath: Int] = [:]
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
    var before: Set<IndexPath>
    /// Those that it touches now.
    var touched: Set<IndexPath> = []
  }

  /// In the order of selection. O(selected).
  var paths: [IndexPath] { slots.compactMap { $0 } }
  var isEmpty: Bool { members.isEmpty }
  /// The one that was selected first.
  var first: IndexPath? { members.isEmpty ? nil : slots.lazy.compactMap { $0 }.first }

  func contains(_ path: IndexPath) -> Bool { members[path] != nil }

  mutating func insert(_ path: IndexPath) {
    guard members[path] == nil else { return }
    members[path] = slots.count
    slots.append(path)
  }

  mutating func remove(_ path: IndexPath) {
    guard let slot = members.removeValue(forKey: path) else { return }
    slots[slot] = nil
    if slots.count > 2 * members.count + 16 { setPaths(paths) }
  }

  private mutating func setPaths(_ paths: [IndexPath]) {
    slots = paths
    members = [:]
    for (slot, path) in paths.enumerated() { members[path] = slot }
  }

  /// Nothing is selected or highlighted; the focus stays.
  mutating func removeAll() {
    let (focused, holdsFocus) = (focused, holdsFocus)
    self = SelectionState()
    (self.focused, self.holdsFocus) = (focused, holdsFocus)
  }

  /// Follows items to their new places; those that have gone are no longer selected.
  mutating func translate(_ newPath: (IndexPath) -> IndexPath?) {
    setPaths(paths.compactMap(newPath))
    highlighted = highlighted.flatMap(newPath)
    suspended = suspended.flatMap(newPath)
    focused = focused.flatMap(newPath)
    anchor = anchor.flatMap(newPath)
    if let band {
      self.band = Band(
        before: Set(band.before.compactMap(newPath)), touched: Set(band.touched.compactMap(newPath)))
    }
  }

  // MARK: A gesture that runs over items

  var isBanding: Bool { band != nil }

  mutating func beginBand() { band = Band(before: Set(members.keys)) }
  mutating func endBand() { band = nil }

  func wasSelectedBeforeBand(_ path: IndexPath) -> Bool { band?.before.contains(path) ?? false }

  /// The gesture touches an item, or does no more. Answers whether that is new.
  mutating func setBanded(_ path: IndexPath, _ isInside: Bool) -> Bool {
    if isInside { return band?.touched.insert(path).inserted ?? false }
    return band?.touched.remove(path) != nil
  }
}
