import Foundation

/// Successive equal groups, stored as one group and a count.
struct GroupRun: Summarizable {
  let group: SolvedGroup
  let repeats: Int
  /// The distance between the starts of successive groups, in points.
  let pitch: Double

  init(_ group: SolvedGroup, repeats: Int, _ rule: GroupRule) {
    self.group = group
    self.repeats = repeats
    pitch = rule.pitch(group)
  }

  var items: Int { repeats * group.items.count }
  var length: Double { Double(repeats) * pitch }
  var summary: LineSummary { LineSummary(items: items, lines: repeats, length: length) }
  static var leafCapacity: Int { 32 }

  /// Calls `body` with the preferred sizes of the items from index `first` up to, but not including, `end`, in order.
  func visitPreferredSizes(from first: Int = 0, to end: Int? = nil, _ body: (ItemStream.Run) -> Void) {
    let end = end ?? items
    guard !group.preferredSize.isEmpty else {
      body(.init(preferredSize: nil, count: end - first))
      return
    }
    for item in first..<max(first, end) {
      body(.init(preferredSize: group.preferredSize[item % group.items.count], count: 1))
    }
  }
}
