import CollectionCore
import Foundation

/// A mapping between the items of the data source and the items that a table or collection view shows.
///
/// The items of the data source and the presented items differ in two ways:
///
/// - *Placeholders* are cells among the items that represent no item of the data.
/// - An item that the user *moves* is shown at the position where it would be dropped.
///
/// *Presentation* index paths take both differences into account. *Data source* index paths take neither into account. A third
/// kind of index path, the *stored* index path of placeholders, counts placeholders but ignores the interactive movement of an
/// item. Sections have the same indexes in all kinds.
@MainActor
struct DataMapping {
  /// A placeholder and its stored index path, which ignores the interactive movement of an item.
  private struct Entry {
    let item: PlaceholderItem
    var path: IndexPath
  }

  /// The placeholders, in ascending order of their stored index paths.
  private var entries: [Entry] = []
  /// The interactive movement of an item, or `nil` if no item is moved.
  private(set) var movement: ItemMovement?

  /// Indicates whether the data source index path of every item equals its presentation index path.
  var isIdentity: Bool { movement == nil && entries.isEmpty }

  /// Indicates whether any placeholder is shown.
  var hasPlaceholders: Bool { !entries.isEmpty }

  // MARK: Index paths

  /// Returns the data source index path for a presentation index path. For a placeholder, it is the index path at which an item
  /// would be inserted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func dataIndexPath(_ shown: IndexPath) -> IndexPath {
    dataIndexPath(ofStored: movement?.originalPath(ofShown: shown) ?? shown)
  }

  /// Returns the presentation index path of an item of the data.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func shownPath(ofData path: IndexPath) -> IndexPath {
    let originalPath = storedPath(ofData: path)
    return movement?.shownPath(ofOriginal: originalPath) ?? originalPath
  }

  /// Returns the data source index path for a stored index path, which counts placeholders but ignores the interactive movement
  /// of an item.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func dataIndexPath(ofStored path: IndexPath) -> IndexPath {
    guard !entries.isEmpty, path.count == 2 else { return path }
    var result = path
    for entry in entries where entry.path.section == path.section && entry.path.item < path.item { result.item -= 1 }
    return result
  }

  /// Returns the stored index path for a data source index path. The stored index path counts placeholders but ignores the
  /// interactive movement of an item.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func storedPath(ofData path: IndexPath) -> IndexPath {
    guard !entries.isEmpty, path.count == 2 else { return path }
    var result = path
    for entry in entries where entry.path.section == path.section && entry.path.item <= result.item { result.item += 1 }
    return result
  }

  /// Returns the data source index path of the item whose size is used for a presented item.
  ///
  /// For a placeholder, it is the item after the placeholder, or the last item of the section. The result is `nil` for
  /// a placeholder in a section without items.
  ///
  /// - Parameters:
  ///   - shown: The presentation index path of the item.
  ///   - counts: The counts of the presented items.
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func measuredPath(_ shown: IndexPath, _ counts: SectionCounts) -> IndexPath? {
    guard placeholder(at: shown) != nil else { return dataIndexPath(shown) }
    var result = dataIndexPath(shown)
    let count = dataCounts(ofShown: counts)[shown.section]
    guard count > 0 else { return nil }
    result.item = min(result.item, count - 1)
    return result
  }

  // MARK: Counts

  /// Converts the counts of the presented items to the counts of the data.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func dataCounts(ofShown counts: SectionCounts) -> SectionCounts {
    if isIdentity { return counts }
    var counts = counts
    if let movement, movement.originalPath.section != movement.currentPath.section {
      counts.set(counts[movement.currentPath.section] - 1, section: movement.currentPath.section)
      counts.set(counts[movement.originalPath.section] + 1, section: movement.originalPath.section)
    }
    for entry in entries where entry.path.section < counts.count {
      counts.set(counts[entry.path.section] - 1, section: entry.path.section)
    }
    return counts
  }

  /// Returns the item count of each section as displayed: the data source's counts plus the placeholders. An item that
  /// is being reordered counts in its current section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func shownCounts(ofData counts: SectionCounts) -> SectionCounts {
    if isIdentity { return counts }
    var counts = counts
    for entry in entries where entry.path.section < counts.count {
      counts.set(counts[entry.path.section] + 1, section: entry.path.section)
    }
    if let movement, movement.originalPath.section != movement.currentPath.section,
      counts.indices.contains(movement.currentPath.section), counts.indices.contains(movement.originalPath.section)
    {
      counts.set(counts[movement.currentPath.section] + 1, section: movement.currentPath.section)
      counts.set(counts[movement.originalPath.section] - 1, section: movement.originalPath.section)
    }
    return counts
  }

  // MARK: Placeholders

  /// Returns the placeholder at a presentation index path, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func placeholder(at shown: IndexPath) -> PlaceholderItem? {
    guard !entries.isEmpty else { return nil }
    let originalPath = movement?.originalPath(ofShown: shown) ?? shown
    return entries.first { $0.path == originalPath }?.item
  }

  /// Returns whether a section contains placeholders, such as the gap of a drag.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func hasPlaceholders(inSection section: Int) -> Bool { entries.contains { $0.path.section == section } }

  /// Returns the placeholders that are shown in a section, in ascending order, with their indexes among the presented items.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of placeholders.
  func shownPlaceholders(inSection section: Int) -> [(index: Int, placeholder: PlaceholderItem)] {
    guard !entries.isEmpty else { return [] }
    let placeholders = entries.filter { $0.path.section == section }
      .map { (index: (movement?.shownPath(ofOriginal: $0.path) ?? $0.path).item, placeholder: $0.item) }
    return placeholders.sorted { $0.index < $1.index }
  }

  /// Returns the stored index path of a placeholder, which ignores the interactive movement of an item. Returns `nil`
  /// if the placeholder is not shown.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func path(of item: PlaceholderItem) -> IndexPath? { entries.first { $0.item === item }?.path }

  /// The placeholder without content that keeps space open where dragged items would be dropped, or `nil` if there is none.
  var gap: PlaceholderItem? { entries.first { $0.item.isGap }?.item }

  /// Returns a presentation index path without the placeholders before it. The gap of a drag and the interactive
  /// movement of an item are still counted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func shownPathIgnoringPlaceholders(_ shown: IndexPath) -> IndexPath {
    var result = shown
    for entry in entries
    where !entry.item.isGap && entry.path.section == shown.section && entry.path.item < shown.item { result.item -= 1 }
    return result
  }

  /// Returns the index path that a placeholder will have after it is moved to a data source index path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func target(of item: PlaceholderItem, atDataPath path: IndexPath) -> IndexPath {
    var copiedMapping = self
    copiedMapping.remove(item)
    return copiedMapping.storedPath(ofData: path)
  }

  /// Inserts a placeholder at a stored index path. The index paths of the following placeholders increase by one.
  mutating func insert(_ item: PlaceholderItem, at path: IndexPath) {
    for index in entries.indices where entries[index].path.section == path.section && entries[index].path >= path {
      entries[index].path.item += 1
    }
    entries.append(Entry(item: item, path: path))
    sort()
  }

  /// Removes a placeholder. The index paths of the following placeholders decrease by one.
  mutating func remove(_ item: PlaceholderItem) {
    guard let path = path(of: item) else { return }
    removeEntry(of: item)
    for index in entries.indices where entries[index].path.section == path.section && entries[index].path > path {
      entries[index].path.item -= 1
    }
  }

  /// Moves a placeholder, such as the gap of a drag, to an index path that counts the other placeholders. The index
  /// paths of the placeholders between the old and the new index path change by one.
  mutating func move(_ item: PlaceholderItem, to path: IndexPath) {
    guard self.path(of: item) != nil else { return }
    remove(item)
    insert(item, at: path)
  }

  /// Replaces a placeholder with an item of the data. The index paths of the following items do not change.
  mutating func replaceWithItem(_ item: PlaceholderItem) { removeEntry(of: item) }

  /// Removes all placeholders, for example before a reload, which makes their index paths invalid.
  mutating func removeAllPlaceholders() { entries = [] }

  private mutating func removeEntry(of item: PlaceholderItem) { entries.removeAll { $0.item === item } }

  private mutating func sort() { entries.sort { $0.path < $1.path } }

  // MARK: Movement

  /// Begins the interactive movement of the item at an index path.
  mutating func beginMovement(of path: IndexPath) { movement = ItemMovement(originalPath: path, currentPath: path) }

  /// Moves the item of the current movement to another index path.
  mutating func moveItem(to path: IndexPath) { movement?.currentPath = path }

  /// Ends the movement by dropping the item. The presentation index paths of the placeholders become their stored index
  /// paths.
  mutating func dropItem() {
    guard let movement else { return }
    for index in entries.indices {
      entries[index].path = movement.shownPath(ofOriginal: entries[index].path)
    }
    sort()
    self.movement = nil
  }

  /// Ends the movement without dropping the item. The item is shown at its original index path again.
  mutating func cancelMovement() { movement = nil }

  /// Returns the data source index path that the moved item would have after a drop at a presentation index path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func dataTarget(_ target: IndexPath) -> IndexPath {
    guard let movement, target.count == 2 else { return target }
    var result = target
    for placeholder in placeholderItems(without: movement, section: target.section) where placeholder < target.item {
      result.item -= 1
    }
    return result
  }

  /// Returns the presentation index path at which the moved item must be dropped so that its data source index path is
  /// `target`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func shownTarget(ofData target: IndexPath) -> IndexPath {
    guard let movement, target.count == 2 else { return target }
    var result = target
    for placeholder in placeholderItems(without: movement, section: target.section) where placeholder < result.item {
      result.item += 1
    }
    return result
  }

  /// Returns the indexes of the placeholders in a section, in ascending order. The moved item is not counted.
  private func placeholderItems(without movement: ItemMovement, section: Int) -> [Int] {
    entries.compactMap { entry in
      guard entry.path.section == section else { return nil }
      return section == movement.originalPath.section && entry.path.item > movement.originalPath.item
        ? entry.path.item - 1 : entry.path.item
    }
  }

  // MARK: Updates of the data

  /// Returns the change of the presented items, including placeholders, for a change of the data. Throws an error if the change
  /// does not match the presented items.
  func shownUpdate(_ data: UpdateMap) throws(UpdateError) -> PresentedUpdate {
    try PresentedUpdate(data, placeholders: entries.map(\.path.itemIndex))
  }

  /// Updates the index paths of the placeholders for a change of the data. Placeholders in deleted sections are
  /// removed.
  mutating func apply(_ change: PresentedUpdate) {
    guard !entries.isEmpty else { return }
    var remainingEntries: [Entry] = []
    for (entry, newIndex) in zip(entries, change.newPlaceholderIndexes) {
      guard let newIndex else { continue }
      remainingEntries.append(Entry(item: entry.item, path: IndexPath(newIndex)))
    }
    entries = remainingEntries
    sort()
  }
}
