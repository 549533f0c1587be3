/// The change of indexes in a list when elements are removed and added. The other elements remain in order.
///
/// Only the changes are stored. A query costs O(log changes), independent of the length of the list.
package struct IndexShift: Sendable, Equatable {
  /// The old indexes of the elements that were deleted or moved away, in ascending order.
  package let removedIndexes: [Int]
  /// The new indexes of the elements that were inserted or moved to the list, in ascending order.
  package let addedIndexes: [Int]

  package init(removed: some Sequence<Int>, added: some Sequence<Int>) {
    self.removedIndexes = Self.sortedUnique(removed)
    self.addedIndexes = Self.sortedUnique(added)
  }

  package static let none = IndexShift(removed: [], added: [])

  private static func sortedUnique(_ indexes: some Sequence<Int>) -> [Int] {
    var sortedIndexes = indexes.sorted()
    var uniqueCount = 0
    for index in sortedIndexes where uniqueCount == 0 || sortedIndexes[uniqueCount - 1] != index {
      sortedIndexes[uniqueCount] = index
      uniqueCount += 1
    }
    sortedIndexes.removeSubrange(uniqueCount...)
    return sortedIndexes
  }

  /// Returns the new index of the element at an old index, or nil if it was removed.
  package func newIndex(of oldIndex: Int) -> Int? {
    let removedCount = removedIndexes.partition { $0 >= oldIndex }
    if removedCount < removedIndexes.count, removedIndexes[removedCount] == oldIndex { return nil }
    return Self.unoccupiedIndex(oldIndex - removedCount, addedIndexes)
  }

  /// Returns the old index of the element at a new index, or nil if it was added.
  package func oldIndex(of newIndex: Int) -> Int? {
    let addedCount = addedIndexes.partition { $0 >= newIndex }
    if addedCount < addedIndexes.count, addedIndexes[addedCount] == newIndex { return nil }
    return Self.unoccupiedIndex(newIndex - addedCount, removedIndexes)
  }

  /// Returns the index of the unoccupied position that has `rank` unoccupied positions before it. `occupied` contains
  /// the occupied positions in ascending order.
  private static func unoccupiedIndex(_ rank: Int, _ occupied: [Int]) -> Int {
    // occupied[k] - k is the number of unoccupied positions before occupied[k]. This number never decreases.
    var lowIndex = 0
    var highIndex = occupied.count
    while lowIndex < highIndex {
      let midpoint = (lowIndex + highIndex) >> 1
      if occupied[midpoint] - midpoint > rank { highIndex = midpoint } else { lowIndex = midpoint + 1 }
    }
    return rank + lowIndex
  }
}
