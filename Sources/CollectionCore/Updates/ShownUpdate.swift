/// An update of the data as it is seen by a view that shows more than the data: places that stand for no item (those of
/// placeholders) keep theirs among the items.
///
/// A place stays before the item that it was before. Where that one goes or is moved, before the next one that stays;
/// where none does, behind the last one that stays. It goes with its section when that is deleted. What is inserted right
/// where a place is comes before it, as it comes before the item there.
package struct ShownUpdate: Sendable {
  /// What happens to the data.
  package let data: UpdateMap
  /// What happens to what is shown: the same operations, numbered by what is shown, places included.
  package let shown: UpdateMap
  /// Where the places are afterwards, in the order in which they were given; nil for those that are gone.
  package let places: [ItemIndex?]

  /// - Parameter places: In what is shown before, ascending, each once. Every section has items and places.
  ///
  /// O(operations · log operations + places · log operations). Throws only what an inconsistent `data` would make it.
  package init(_ data: UpdateMap, places: [ItemIndex]) throws(UpdateError) {
    self.data = data
    guard !places.isEmpty else {
      shown = data
      self.places = []
      return
    }
    let before = Places(places)
    let movedAway = Set(data.operations.movedItems.lazy.map(\.from))
    // Among the items of the data, afterwards.
    let follows = before.all.map { Self.follow($0, data, movedAway) }
    // Ascending, and in the old order where several are before one item.
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

  /// Where a place among the items of the data (before which of them) is afterwards; nil when it goes with its section.
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

  /// Places among items, both ways: by what is shown, and by the item of the data that they are before.
  private struct Places {
    /// Ascending; before which item of the data each is.
    let all: [ItemIndex]
    /// Ascending; where each is in what is shown.
    let shown: [ItemIndex]

    init(_ shown: [ItemIndex]) {
      self.shown = shown
      all = Self.ranked(shown) { place, rank in ItemIndex(place.section, place.item - rank) }
    }

    init(among all: [ItemIndex]) {
      self.all = all
      shown = Self.ranked(all) { place, rank in ItemIndex(place.section, place.item + rank) }
    }

    /// Each with how many come before it in its section.
    private static func ranked(_ places: [ItemIndex], _ change: (ItemIndex, Int) -> ItemIndex) -> [ItemIndex] {
      var rank = 0
      return places.indices.map { index in
        rank = index > 0 && places[index - 1].section == places[index].section ? rank + 1 : 0
        return change(places[index], rank)
      }
    }

    /// Where an item of the data is shown.
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
