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
    for indexes in Self.runs(shift.removed).reversed() { replace(indexes, with: FlowSizes()) }
    for indexes in Self.runs(shift.added) {
      replace(indexes.lowerBound..<indexes.lowerBound, with: FlowSizes(indexes.map(size)))
    }
  }

  /// The largest number of changes that are applied one by one. For more changes, processing all items is faster.
  private static let maximumIncrementalChanges = 200

  /// Combines the indexes of an ascending list into ranges of successive indexes.
  private static func runs(_ indexes: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in indexes {
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
        let itemIndex = start + index
        while let range = removed.first, range.upperBound <= itemIndex { removed.removeFirst() }
        if let range = removed.first, range.lowerBound <= itemIndex {
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
