import Foundation

extension FlowSection {
  /// Applies a batch update to the items of the section. Remaining items retain their sizes. `size` returns the size of
  /// the inserted item at an index after the update.
  ///
  /// - Complexity: O(changes · log items) for few changes, O(items) for many.
  package mutating func apply(_ shift: IndexShift, size: (Int) -> CGSize) {
    guard shift.removedIndexes.count + shift.addedIndexes.count <= Self.maximumIncrementalChanges else {
      rebuild(shift, size)
      return
    }
    for indexes in Self.ranges(shift.removedIndexes).reversed() { replace(indexes, with: FlowSizes()) }
    for indexes in Self.ranges(shift.addedIndexes) {
      replace(indexes.lowerBound..<indexes.lowerBound, with: FlowSizes(indexes.map(size)))
    }
  }

  /// The largest number of changes that are applied one by one. For more changes, processing all items is faster.
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

  private mutating func rebuild(_ shift: IndexShift, _ size: (Int) -> CGSize) {
    var sizes = FlowSizes()
    var addedIndexes = shift.addedIndexes[...]
    func appendAdded() {
      while let nextIndex = addedIndexes.first, nextIndex == sizes.count {
        sizes.append(size(nextIndex))
        addedIndexes.removeFirst()
      }
    }
    var removedRanges = Self.ranges(shift.removedIndexes)[...]
    var chunkStart = 0
    for chunk in lines.chunks {
      var index = 0
      while index < chunk.count {
        appendAdded()
        let itemIndex = chunkStart + index
        while let range = removedRanges.first, range.upperBound <= itemIndex { removedRanges.removeFirst() }
        if let range = removedRanges.first, range.lowerBound <= itemIndex {
          index = min(chunk.count, range.upperBound - chunkStart)
          continue
        }
        // The range ends before the next removed or inserted item.
        var keptEnd = min(chunk.count, (removedRanges.first?.lowerBound ?? .max) - chunkStart)
        if let nextIndex = addedIndexes.first { keptEnd = min(keptEnd, index + nextIndex - sizes.count) }
        sizes.append(chunk, index..<keptEnd)
        index = keptEnd
      }
      chunkStart += chunk.count
    }
    appendAdded()
    replace(0..<count, with: sizes)
  }
}
