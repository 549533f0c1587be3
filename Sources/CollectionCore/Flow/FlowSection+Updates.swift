import Foundation

extension FlowSection {
  /// Applies a batch update to the items of the section. Remaining items retain their sizes. `size` returns the size of
  /// the inserted item at an index after the update.
  ///
  /// - Complexity: O(changes · log items) for few changes, O(items) for many.
  package mutating func apply(_ shift: IndexShift, size: (Int) -> CGSize) {
    guard shift.removed.count + shift.added.count <= Self.maximumIncrementalChanges else {
      rebuild(shift, size)
      return
    }
    for places in Self.runs(shift.removed).reversed() { replace(places, with: FlowSizes()) }
    for places in Self.runs(shift.added) {
      replace(places.lowerBound..<places.lowerBound, with: FlowSizes(places.map(size)))
    }
  }

  /// The minimum number of changes for which processing all items is faster than editing the tree.
  private static let maximumIncrementalChanges = 200

  /// Combines the indexes of an ascending list into ranges of successive indexes.
  private static func runs(_ places: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in places {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  private mutating func rebuild(_ shift: IndexShift, _ size: (Int) -> CGSize) {
    var sizes = FlowSizes()
    var added = shift.added[...]
    func appendAdded() {
      while let next = added.first, next == sizes.count {
        sizes.append(size(next))
        added.removeFirst()
      }
    }
    var removed = Self.runs(shift.removed)[...]
    var start = 0
    for chunk in lines.chunks {
      var index = 0
      while index < chunk.count {
        appendAdded()
        let number = start + index
        while let range = removed.first, range.upperBound <= number { removed.removeFirst() }
        if let range = removed.first, range.lowerBound <= number {
          index = min(chunk.count, range.upperBound - start)
          continue
        }
        // The range ends before the next removed or inserted item.
        var end = min(chunk.count, (removed.first?.lowerBound ?? .max) - start)
        if let next = added.first { end = min(end, index + next - sizes.count) }
        sizes.append(chunk, index..<end)
        index = end
      }
      start += chunk.count
    }
    appendAdded()
    replace(0..<count, with: sizes)
  }
}
