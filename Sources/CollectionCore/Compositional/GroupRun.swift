import Foundation

/// Successive equal groups, stored as one group and a count.
struct GroupRun: Summarizable {
  let group: SolvedGroup
  let repeatCount: Int
  /// The distance between the starts of successive groups, in points.
  let pitch: Double

  init(_ group: SolvedGroup, repeatCount: Int, _ rule: GroupRule) {
    self.group = group
    self.repeatCount = repeatCount
    pitch = rule.pitch(group)
  }

  var itemCount: Int { repeatCount * group.items.count }
  var length: Double { Double(repeatCount) * pitch }
  var summary: LineSummary { LineSummary(itemCount: itemCount, lineCount: repeatCount, length: length) }
  static var leafCapacity: Int { 32 }

  /// Calls `body` with the preferred sizes of the items from index `first` up to, but not including, `end`, in order.
  func visitPreferredSizes(from first: Int = 0, to end: Int? = nil, _ body: (ItemStream.Run) -> Void) {
    let endIndex = end ?? itemCount
    guard !group.preferredSizes.isEmpty else {
      body(.init(preferredSize: nil, count: endIndex - first))
      return
    }
    for item in first..<max(first, endIndex) {
      body(.init(preferredSize: group.preferredSizes[item % group.items.count], count: 1))
    }
  }
}
