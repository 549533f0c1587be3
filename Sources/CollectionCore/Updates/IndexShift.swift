/// How the places of one list shift when some of its elements go and others come: what stays keeps its order.
/// Knows only the changes: O(log changes) a question, whatever the length of the list.
package struct IndexShift: Sendable, Equatable {
  /// Old places that are given up (deleted, or moved away), ascending.
  package let removed: [Int]
  /// New places that are filled anew (inserted, or moved in), ascending.
  package let added: [Int]

  package init(removed: some Sequence<Int>, added: some Sequence<Int>) {
    self.removed = Self.ascending(removed)
    self.added = Self.ascending(added)
  }

  package static let none = IndexShift(removed: [], added: [])

  private static func ascending(_ places: some Sequence<Int>) -> [Int] {
    var sorted = places.sorted()
    var kept = 0
    for place in sorted where kept == 0 || sorted[kept - 1] != place {
      sorted[kept] = place
      kept += 1
    }
    sorted.removeSubrange(kept...)
    return sorted
  }

  /// The new place of what stays at `old`; nil for a place that is given up.
  package func new(of old: Int) -> Int? {
    let before = removed.partition { $0 >= old }
    if before < removed.count, removed[before] == old { return nil }
    return Self.skip(old - before, added)
  }

  /// The old place of what stays and is now at `new`; nil for a place that is filled anew.
  package func old(of new: Int) -> Int? {
    let before = added.partition { $0 >= new }
    if before < added.count, added[before] == new { return nil }
    return Self.skip(new - before, removed)
  }

  /// The place of the survivor of that rank, when the places in `taken` are not for survivors.
  private static func skip(_ rank: Int, _ taken: [Int]) -> Int {
    // taken[k] - k is the number of free places before taken[k]; it never falls.
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) >> 1
      if taken[middle] - middle > rank { high = middle } else { low = middle + 1 }
    }
    return rank + low
  }
}
