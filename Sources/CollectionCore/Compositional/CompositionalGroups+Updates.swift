import Foundation

extension CompositionalGroups {
  /// Applies a batch update to the items of the section. Remaining items retain their preferred sizes. `preferredSize`
  /// returns the preferred size of the inserted item at an index after the update.
  ///
  /// - Complexity: O(changes · log nodes) for few changes, O(nodes + changes) for many.
  package mutating func apply(_ shift: IndexShift, preferredSize: (Int) -> CGSize?) {
    guard shift.removedIndexes.count + shift.addedIndexes.count <= Self.maximumIncrementalChanges else {
      rebuild(shift, preferredSize)
      return
    }
    for range in Self.ranges(shift.removedIndexes).reversed() { replace(range, with: []) }
    for range in Self.ranges(shift.addedIndexes) {
      replace(range.lowerBound..<range.lowerBound, with: range.map(preferredSize))
    }
  }

  /// The largest number of changes that are applied one by one. For more changes, rebuilding all nodes is faster.
  private static let maximumIncrementalChanges = 200

  /// Combines the indexes of an ascending list into ranges of successive indexes.
  private static func ranges(_ indexes: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in indexes {
      if let lastRange = ranges.last, lastRange.upperBound == index {
        ranges[ranges.count - 1] = lastRange.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }

  private mutating func rebuild(_ shift: IndexShift, _ preferredSize: (Int) -> CGSize?) {
    var stream = ItemStream()
    var length = 0
    func add(_ run: ItemStream.Run) {
      stream.append(run)
      length += run.count
    }
    var addedIndexes = shift.addedIndexes[...]
    func appendAdded() {
      while let nextIndex = addedIndexes.first, nextIndex == length {
        add(.init(preferredSize: preferredSize(nextIndex), count: 1))
        addedIndexes.removeFirst()
      }
    }
    var removedRanges = Self.ranges(shift.removedIndexes)[...]
    var runStart = 0
    for run in self.stream.remainingRuns {
      let runEnd = runStart + run.count
      while runStart < runEnd {
        appendAdded()
        while let range = removedRanges.first, range.upperBound <= runStart { removedRanges.removeFirst() }
        if let range = removedRanges.first, range.lowerBound <= runStart {
          runStart = min(runEnd, range.upperBound)
          continue
        }
        // The range ends before the next removed or inserted item.
        var keptEnd = min(runEnd, removedRanges.first?.lowerBound ?? runEnd)
        if let nextIndex = addedIndexes.first { keptEnd = min(keptEnd, runStart + nextIndex - length) }
        add(.init(preferredSize: run.preferredSize, count: keptEnd - runStart))
        runStart = keptEnd
      }
    }
    appendAdded()
    self = CompositionalGroups(rule, stream.remainingRuns)
  }
}
