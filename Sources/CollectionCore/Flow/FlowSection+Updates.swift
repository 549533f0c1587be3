import Foundation

extension FlowSection {
  /// Follows the items of the section through a batch of updates: what stays keeps its size, `size` answers that of what
  /// is new (by its new number). O(changes · log items) for few changes, O(items) for many.
  package mutating func follow(_ shift: IndexShift, size: (Int) -> CGSize) {
    guard shift.removed.count + shift.added.count <= Self.fewChanges else {
      rebuild(shift, size)
      return
    }
    for places in Self.runs(shift.removed).reversed() { replace(places, with: FlowSizes()) }
    for places in Self.runs(shift.added) {
      replace(places.lowerBound..<places.lowerBound, with: FlowSizes(places.map(size)))
    }
  }

  /// From here on, going through all items is cheaper than editing the tree.
  private static let fewChanges = 200

  /// Ascending numbers, neighbours together.
  private static func runs(_ places: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for place in places {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }

  private mutating func rebuild(_ shift: IndexShift, _ size: (Int) -> CGSize) {
    var sizes = FlowSizes()
    var added = shift.added[...]
    func takeAdded() {
      while let next = added.first, next == sizes.count {
        sizes.append(size(next))
        added.removeFirst()
      }
    }
    var removed = Self.runs(shift.removed)[...]
    var start = 0
    for chunk in lines.chunks {
      var place = 0
      while place < chunk.count {
        takeAdded()
        let number = start + place
        while let gone = removed.first, gone.upperBound <= number { removed.removeFirst() }
        if let gone = removed.first, gone.lowerBound <= number {
          place = min(chunk.count, gone.upperBound - start)
          continue
        }
        // As far as nothing goes and nothing comes in between.
        var end = min(chunk.count, (removed.first?.lowerBound ?? .max) - start)
        if let next = added.first { end = min(end, place + next - sizes.count) }
        sizes.append(chunk, place..<end)
        place = end
      }
      start += chunk.count
    }
    takeAdded()
    replace(0..<count, with: sizes)
  }
}
