import Foundation

extension CompositionalGroups {
  /// Follows the items of the section through a batch of updates: what stays keeps what its view has said, `said` answers
  /// that of what is new (by its new number). O(changes · log nodes) for few changes, O(nodes + changes) for many.
  package mutating func follow(_ shift: IndexShift, said: (Int) -> CGSize?) {
    guard shift.removed.count + shift.added.count <= Self.fewChanges else {
      rebuild(shift, said)
      return
    }
    for range in Self.ranges(shift.removed).reversed() { replace(range, with: []) }
    for range in Self.ranges(shift.added) {
      replace(range.lowerBound..<range.lowerBound, with: range.map(said))
    }
  }

  /// From here on, going through all nodes is cheaper than editing the tree.
  private static let fewChanges = 200

  /// Ascending numbers, neighbours together.
  private static func ranges(_ places: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for place in places {
      if let last = ranges.last, last.upperBound == place {
        ranges[ranges.count - 1] = last.lowerBound..<place + 1
      } else {
        ranges.append(place..<place + 1)
      }
    }
    return ranges
  }

  private mutating func rebuild(_ shift: IndexShift, _ said: (Int) -> CGSize?) {
    var stream = ItemStream()
    var length = 0
    func add(_ run: ItemStream.Run) {
      stream.append(run)
      length += run.count
    }
    var added = shift.added[...]
    func takeAdded() {
      while let next = added.first, next == length {
        add(.init(said: said(next), count: 1))
        added.removeFirst()
      }
    }
    var removed = Self.ranges(shift.removed)[...]
    var start = 0
    for run in self.stream.rest {
      let end = start + run.count
      while start < end {
        takeAdded()
        while let gone = removed.first, gone.upperBound <= start { removed.removeFirst() }
        if let gone = removed.first, gone.lowerBound <= start {
          start = min(end, gone.upperBound)
          continue
        }
        // As far as nothing goes and nothing comes in between.
        var stop = min(end, removed.first?.lowerBound ?? end)
        if let next = added.first { stop = min(stop, start + next - length) }
        add(.init(said: run.said, count: stop - start))
        start = stop
      }
    }
    takeAdded()
    self = CompositionalGroups(rule, stream.rest)
  }
}
