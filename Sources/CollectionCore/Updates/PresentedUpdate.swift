/// An update of the data, converted for a view that displays placeholders between the items. Each placeholder has an
/// index among the items.
///
/// A placeholder remains before the item that follows it. If the following item is deleted or moved, the placeholder
/// remains before the next remaining item, or after the last item. A placeholder is removed with its section. An item
/// that is inserted at the index of a placeholder is inserted before the placeholder.
package struct PresentedUpdate: Sendable {
  /// The update of the data, with indexes that exclude the placeholders.
  package let data: UpdateMap
  /// The update of the view. It has the same operations as `data`, with indexes that include the placeholders.
  package let shown: UpdateMap
  /// The indexes of the placeholders after the update, in the order in which they were passed. The value is nil for a
  /// placeholder that is removed.
  package let places: [ItemIndex?]

  /// Converts an update of the data to an update of the view.
  ///
  /// - Parameters:
  ///   - data: The update of the data.
  ///   - places: The indexes of the placeholders before the update, ascending and unique. They include the items and
  ///     the placeholders of a section.
  /// - Throws: An `UpdateError` only if `data` is inconsistent.
  /// - Complexity: O(operations · log operations + places · log operations).
  package init(_ data: UpdateMap, places: [ItemIndex]) throws(UpdateError) {
    self.data = data
    guard !places.isEmpty else {
      shown = data
      self.places = []
      return
    }
    let oldPlaceholders = PlaceholderIndexes(places)
    let movedAway = Set(data.operations.movedItems.lazy.map(\.from))
    // For each placeholder, the index in the new data of the item that follows it.
    let nextItems = oldPlaceholders.all.map { Self.nextItem(after: $0, data, movedAway) }
    // Ascending order preserves the order of several placeholders before the same item.
    let order = nextItems.indices.filter { nextItems[$0] != nil }.sorted { first, second in
      guard let firstItem = nextItems[first], let secondItem = nextItems[second] else { return first < second }
      return firstItem != secondItem ? firstItem < secondItem : first < second
    }
    let newPlaceholders = PlaceholderIndexes(among: order.compactMap { nextItems[$0] })
    var result: [ItemIndex?] = Array(repeating: nil, count: places.count)
    for (rank, place) in zip(order, newPlaceholders.shown) { result[rank] = place }
    self.places = result

    var operations = data.operations
    operations.deletedItems = Set(operations.deletedItems.map(oldPlaceholders.viewIndex))
    operations.reloadedItems = Set(operations.reloadedItems.map(oldPlaceholders.viewIndex))
    operations.insertedItems = Set(operations.insertedItems.map(newPlaceholders.viewIndex))
    operations.movedItems = operations.movedItems.map {
      .init(from: oldPlaceholders.viewIndex(of: $0.from), to: newPlaceholders.viewIndex(of: $0.to))
    }
    let counts = newPlaceholders.added(to: data.after)
    shown = try UpdateMap(
      before: oldPlaceholders.added(to: data.before), sectionsAfter: counts.count, operations: operations,
      count: { counts[$0] })
  }

  /// Returns the new index, in the data, of the item that follows a placeholder. The result is nil if the placeholder
  /// is removed with its section. `movedAway` contains the old indexes of moved items, which placeholders do not
  /// follow.
  private static func nextItem(after place: ItemIndex, _ data: UpdateMap, _ movedAway: Set<ItemIndex>) -> ItemIndex? {
    guard let section = data.newSection(ofOld: place.section) else { return nil }
    if data.isReloaded(section: place.section) {
      return ItemIndex(section, min(place.item, data.after[section]))
    }
    func newIndex(ofRemaining item: Int) -> Int? {
      let oldItem = ItemIndex(place.section, item)
      return movedAway.contains(oldItem) ? nil : data.newItem(ofOld: oldItem)?.item
    }
    for item in place.item..<max(place.item, data.before[place.section]) {
      if let newItem = newIndex(ofRemaining: item) { return ItemIndex(section, newItem) }
    }
    for item in (0..<place.item).reversed() {
      if let newItem = newIndex(ofRemaining: item) { return ItemIndex(section, newItem + 1) }
    }
    return ItemIndex(section, 0)
  }

  /// The indexes of all placeholders. The structure converts between indexes in the view, which include placeholders,
  /// and indexes in the data.
  private struct PlaceholderIndexes {
    /// The index in the data of the item that follows each placeholder, in ascending order.
    let all: [ItemIndex]
    /// The index of each placeholder in the view, in ascending order.
    let shown: [ItemIndex]

    init(_ shown: [ItemIndex]) {
      self.shown = shown
      all = Self.ranked(shown) { place, rank in ItemIndex(place.section, place.item - rank) }
    }

    init(among all: [ItemIndex]) {
      self.all = all
      shown = Self.ranked(all) { place, rank in ItemIndex(place.section, place.item + rank) }
    }

    /// Returns the indexes of placeholders after a change. `change` receives an index and the number of placeholders
    /// before it in its section.
    private static func ranked(_ places: [ItemIndex], _ change: (ItemIndex, Int) -> ItemIndex) -> [ItemIndex] {
      var rank = 0
      return places.indices.map { index in
        rank = index > 0 && places[index - 1].section == places[index].section ? rank + 1 : 0
        return change(places[index], rank)
      }
    }

    /// Returns the index in the view of an item, given its index in the data.
    func viewIndex(of item: ItemIndex) -> ItemIndex {
      var result = item
      for placeholder in all where placeholder.section == item.section && placeholder.item <= item.item {
        result.item += 1
      }
      return result
    }

    func added(to counts: SectionCounts) -> SectionCounts {
      var result = counts
      for placeholder in all where result.indices.contains(placeholder.section) {
        result.set(result[placeholder.section] + 1, section: placeholder.section)
      }
      return result
    }
  }
}
