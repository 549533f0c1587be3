/// The change of indexes in a list when elements are removed and added. The other elements remain in order.
///
/// Only the changes are stored. A query costs O(log changes), independent of the length of the list.
package struct IndexShift: Sendable, Equatable {
  /// The old indexes of removed elements, in ascending order. Such an element is deleted or moved away.
  package let removed: [Int]
  /// The new indexes of added elements, in ascending order. Such an element is inserted or moved to the list.
  package let added: [Int]

  package init(removed: some Sequence<Int>, added: some Sequence<Int>) {
    self.removed = Self.ascending(removed)
    self.added = Self.ascending(added)
  }

  package static let none = IndexShift(removed: [], added: [])

  private static func ascending(_ indexes: some Sequence<Int>) -> [Int] {
    var sorted = indexes.sorted()
    var uniqueCount = 0
    for index in sorted where uniqueCount == 0 || sorted[uniqueCount - 1] != index {
      sorted[uniqueCount] = index
      uniqueCount += 1
    }
    sorted.removeSubrange(uniqueCount...)
    return sorted
  }

  /// Returns the new index of the element at an old index, or nil if it was removed.
  package func newIndex(of oldIndex: Int) -> Int? {
    let removedBefore = removed.partition { $0 >= oldIndex }
    if removedBefore < removed.count, removed[removedBefore] == oldIndex { return nil }
    return Self.unoccupiedIndex(oldIndex - removedBefore, added)
  }

  /// Returns the old index of the element at a new index, or nil if it was added.
  package func oldIndex(of newIndex: Int) -> Int? {
    let addedBefore = added.partition { $0 >= newIndex }
    if addedBefore < added.count, added[addedBefore] == newIndex { return nil }
    return Self.unoccupiedIndex(newIndex - addedBefore, removed)
  }

  /// Returns the index of an unoccupied position. `rank` is the number of unoccupied positions before it, and
  /// `occupied` contains the occupied positions in ascending order.
  private static func unoccupiedIndex(_ rank: Int, _ occupied: [Int]) -> Int {
    // occupied[k] - k is the number of unoccupied positions before occupied[k]. It never decreases.
    var low = 0
    var high = occupied.count
    while low < high {
      let midpoint = (low + high) >> 1
      if occupied[midpoint] - midpoint > rank { high = midpoint } else { low = midpoint + 1 }
    }
    return rank + low
  }
}
