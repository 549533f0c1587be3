/// An update of the data, converted for a view that displays placeholders in addition to the data. Each placeholder has
/// an index among the items and keeps its position between them.
///
/// A placeholder remains before the item that follows it. If that item is deleted or moved, the placeholder remains
/// before the next item that is kept, or after the last item if there is none. It is removed when its section is
/// deleted. An item that is inserted at the index of a placeholder is inserted before the placeholder.
package struct PresentedUpdate: Sendable {
  /// The update of the data.
  package let data: UpdateMap
  /// The update of the view. It has the same operations, with indexes that include the placeholders.
  package let shown: UpdateMap
  /// The indexes of the placeholders after the update, in the order in which they were passed, or nil for removed
  /// placeholders.
  package let places: [ItemIndex?]

  /// Computes the update of the view.
  ///
  /// - Throws: An `UpdateError` only if `data` is inconsistent.
  /// - Complexity: O(operations · log operations + places · log operations).
  ///
  /// - Parameter places: The indexes of the placeholders before the update, ascending and unique. They include the
  ///   items and the placeholders of a section.
  package init(_ data: UpdateMap, places: [ItemIndex]) throws(UpdateError) {
    self.data = data
    guard !places.isEmpty else {
      shown = data
      self.places = []
      return
    }
    let before = Places(places)
    let movedAway = Set(data.operations.movedItems.lazy.map(\.from))
    // The indexes among the items of the data after the update.
    let follows = before.all.map { Self.follow($0, data, movedAway) }
    // In ascending order. Several placeholders before the same item keep their order.
    let order = follows.indices.filter { follows[$0] != nil }.sorted { one, other in
      guard let first = follows[one], let second = follows[other] else { return one < other }
      return first != second ? first < second : one < other
    }
    let after = Places(among: order.compactMap { follows[$0] })
    var result: [ItemIndex?] = Array(repeating: nil, count: places.count)
    for (rank, place) in zip(order, after.shown) { result[rank] = place }
    self.places = result

    var operations = data.operations
    operations.deletedItems = Set(operations.deletedItems.map(before.show))
    operations.reloadedItems = Set(operations.reloadedItems.map(before.show))
    operations.insertedItems = Set(operations.insertedItems.map(after.show))
    operations.movedItems = operations.movedItems.map { .init(from: before.show($0.from), to: after.show($0.to)) }
    let counts = after.added(to: data.after)
    shown = try UpdateMap(
      before: before.added(to: data.before), sectionsAfter: counts.count, operations: operations, count: { counts[$0] })
  }

  /// Returns the new index of the item that a placeholder precedes, or nil if the placeholder is removed with its
  /// section.
  private static func follow(_ place: ItemIndex, _ data: UpdateMap, _ movedAway: Set<ItemIndex>) -> ItemIndex? {
    guard let section = data.newSection(ofOld: place.section) else { return nil }
    if data.isReloaded(section: place.section) {
      return ItemIndex(section, min(place.item, data.after[section]))
    }
    func staying(_ item: Int) -> Int? {
      let old = ItemIndex(place.section, item)
      return movedAway.contains(old) ? nil : data.newItem(ofOld: old)?.item
    }
    for item in place.item..<max(place.item, data.before[place.section]) {
      if let new = staying(item) { return ItemIndex(section, new) }
    }
    for item in (0..<place.item).reversed() {
      if let new = staying(item) { return ItemIndex(section, new + 1) }
    }
    return ItemIndex(section, 0)
  }

  /// Converts between indexes that include placeholders and indexes of the data.
  private struct Places {
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

    /// Returns the indexes of the placeholders, changed by `change` with the number of placeholders that precede each
    /// in its section.
    private static func ranked(_ places: [ItemIndex], _ change: (ItemIndex, Int) -> ItemIndex) -> [ItemIndex] {
      var rank = 0
      return places.indices.map { index in
        rank = index > 0 && places[index - 1].section == places[index].section ? rank + 1 : 0
        return change(places[index], rank)
      }
    }

    /// Returns the index in the view for an item's index in the data.
    func show(_ item: ItemIndex) -> ItemIndex {
      var result = item
      for place in all where place.section == item.section && place.item <= item.item { result.item += 1 }
      return result
    }

    func added(to counts: SectionCounts) -> SectionCounts {
      var result = counts
      for place in all where result.indices.contains(place.section) {
        result.set(result[place.section] + 1, section: place.section)
      }
      return result
    }
  }
}
