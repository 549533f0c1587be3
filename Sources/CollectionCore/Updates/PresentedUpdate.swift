/// An update of the data that is converted for a view that displays placeholders between the items. Each placeholder
/// has an index among the items.
///
/// A placeholder remains before the item that follows it. If the following item is deleted or moved, the placeholder
/// remains before the next remaining item, or after the last item. A placeholder is removed with its section. An item
/// that is inserted at the index of a placeholder is inserted before the placeholder.
package struct PresentedUpdate: Sendable {
  /// The update of the data, with indexes that exclude the placeholders.
  package let dataMap: UpdateMap
  /// The update of the view. It has the same operations as `dataMap`, with indexes that include the placeholders.
  package let shownMap: UpdateMap
  /// The indexes of the placeholders after the update, in the order in which they were passed. The value is nil for a
  /// placeholder that is removed.
  package let newPlaceholderIndexes: [ItemIndex?]

  /// Converts an update of the data to an update of the view.
  ///
  /// - Parameters:
  ///   - data: The update of the data.
  ///   - placeholders: The indexes of the placeholders before the update, ascending and unique. Each index counts both the items
  ///     and the placeholders of its section.
  /// - Throws: An `UpdateError` only if `data` is inconsistent.
  /// - Complexity: O(operations · log operations + placeholders · log operations).
  package init(_ data: UpdateMap, placeholders: [ItemIndex]) throws(UpdateError) {
    dataMap = data
    guard !placeholders.isEmpty else {
      shownMap = data
      newPlaceholderIndexes = []
      return
    }
    let oldPlaceholders = PlaceholderIndexes(placeholders)
    let movedItems = Set(data.operations.movedItems.lazy.map(\.from))
    // For each placeholder, the index in the new data of the item that follows it.
    let nextItems = oldPlaceholders.dataIndexes.map { Self.nextItem(after: $0, data, movedItems) }
    // Ascending order preserves the order of several placeholders before the same item.
    let sortedRanks = nextItems.indices.filter { nextItems[$0] != nil }.sorted { first, second in
      guard let firstItem = nextItems[first], let secondItem = nextItems[second] else { return first < second }
      return firstItem != secondItem ? firstItem < secondItem : first < second
    }
    let newPlaceholders = PlaceholderIndexes(among: sortedRanks.compactMap { nextItems[$0] })
    var result: [ItemIndex?] = Array(repeating: nil, count: placeholders.count)
    for (rank, index) in zip(sortedRanks, newPlaceholders.viewIndexes) { result[rank] = index }
    newPlaceholderIndexes = result

    var operations = data.operations
    operations.deletedItems = Set(operations.deletedItems.map(oldPlaceholders.viewIndex))
    operations.reloadedItems = Set(operations.reloadedItems.map(oldPlaceholders.viewIndex))
    operations.insertedItems = Set(operations.insertedItems.map(newPlaceholders.viewIndex))
    operations.movedItems = operations.movedItems.map {
      .init(from: oldPlaceholders.viewIndex(of: $0.from), to: newPlaceholders.viewIndex(of: $0.to))
    }
    let counts = newPlaceholders.addPlaceholders(to: data.countsAfter)
    shownMap = try UpdateMap(
      before: oldPlaceholders.addPlaceholders(to: data.countsBefore), sectionsAfter: counts.count,
      operations: operations,
      count: { counts[$0] })
  }

  /// Returns the new index, in the data, of the item that follows a placeholder. The result is nil if the placeholder
  /// is removed with its section. `movedItems` contains the old indexes of moved items, which placeholders do not
  /// follow.
  private static func nextItem(after index: ItemIndex, _ data: UpdateMap, _ movedItems: Set<ItemIndex>) -> ItemIndex? {
    guard let section = data.newSection(ofOld: index.section) else { return nil }
    if data.isReloaded(section: index.section) {
      return ItemIndex(section, min(index.item, data.countsAfter[section]))
    }
    func newIndex(ofRemaining item: Int) -> Int? {
      let oldItem = ItemIndex(index.section, item)
      return movedItems.contains(oldItem) ? nil : data.newItem(ofOld: oldItem)?.item
    }
    for item in index.item..<max(index.item, data.countsBefore[index.section]) {
      if let newItem = newIndex(ofRemaining: item) { return ItemIndex(section, newItem) }
    }
    for item in (0..<index.item).reversed() {
      if let newItem = newIndex(ofRemaining: item) { return ItemIndex(section, newItem + 1) }
    }
    return ItemIndex(section, 0)
  }

  /// A structure that converts between indexes in the view, which include placeholders, and indexes in the data.
  private struct PlaceholderIndexes {
    /// The index in the data of the item that follows each placeholder, in ascending order.
    let dataIndexes: [ItemIndex]
    /// The index of each placeholder in the view, in ascending order.
    let viewIndexes: [ItemIndex]

    init(_ viewIndexes: [ItemIndex]) {
      self.viewIndexes = viewIndexes
      dataIndexes = Self.shiftedIndexes(viewIndexes) { index, rank in ItemIndex(index.section, index.item - rank) }
    }

    init(among dataIndexes: [ItemIndex]) {
      self.dataIndexes = dataIndexes
      viewIndexes = Self.shiftedIndexes(dataIndexes) { index, rank in ItemIndex(index.section, index.item + rank) }
    }

    /// Returns the indexes of placeholders after a change. `change` receives an index and the number of placeholders
    /// before it in its section.
    private static func shiftedIndexes(_ indexes: [ItemIndex], _ change: (ItemIndex, Int) -> ItemIndex) -> [ItemIndex] {
      var rank = 0
      return indexes.indices.map { position in
        rank = position > 0 && indexes[position - 1].section == indexes[position].section ? rank + 1 : 0
        return change(indexes[position], rank)
      }
    }

    /// Returns the index in the view of an item, given its index in the data.
    func viewIndex(of item: ItemIndex) -> ItemIndex {
      var result = item
      for placeholder in dataIndexes where placeholder.section == item.section && placeholder.item <= item.item {
        result.item += 1
      }
      return result
    }

    func addPlaceholders(to counts: SectionCounts) -> SectionCounts {
      var result = counts
      for placeholder in dataIndexes where result.indices.contains(placeholder.section) {
        result.set(result[placeholder.section] + 1, section: placeholder.section)
      }
      return result
    }
  }
}
