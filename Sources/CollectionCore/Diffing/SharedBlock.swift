/// Successive items that two versions of a section share, at the same or another index.
struct SharedBlock {
  /// The index of the first item in the new version.
  let start: Int
  /// The index of the first item in the old version.
  let oldStart: Int
  let count: Int

  var indexes: Range<Int> { start..<start + count }
  var oldIndexes: Range<Int> { oldStart..<oldStart + count }
}

extension Range<Int> {
  /// Returns the parts of the range that are not in some of its subranges, which must be in ascending order.
  func gaps(between subranges: some Sequence<Range<Int>>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = lowerBound
    for subrange in subranges {
      if start < subrange.lowerBound { result.append(start..<subrange.lowerBound) }
      start = subrange.upperBound
    }
    if start < upperBound { result.append(start..<upperBound) }
    return result
  }
}
