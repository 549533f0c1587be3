import Foundation

/// An item that has its place in a group.
package struct SolvedItem: Sendable, Equatable {
  /// From the group's corner, in points, not rounded.
  package var frame: CGRect
  package let zIndex: Int
  /// Whether the view says its width, its height.
  package let saysWidth: Bool
  package let saysHeight: Bool
}

/// A supplementary view of an item or a group that has its place in a group.
package struct SolvedSupplementary: Sendable, Equatable {
  package let kind: Int32
  /// The item of the group that it goes with; that of a group goes with its first one.
  package let item: Int
  package var frame: CGRect
  package let zIndex: Int
}

/// A group with places for its items. Never changes, and is shared by all groups of a section that are equal.
package final class SolvedGroup: Sendable {
  package let items: [SolvedItem]
  package let supplementaries: [SolvedSupplementary]
  /// Along the direction in which groups follow each other, and across it, with the room around the group.
  package let extent: Double
  package let thickness: Double
  /// What views have said, item by item; empty when none has.
  let said: [CGSize?]
  /// It ended because there were no more items.
  let isOpen: Bool
  /// How many items behind its own ones decided what it holds: had they been others, it might hold more.
  let ahead: Int
  /// By how much items and supplementary views stick out along the direction.
  let overhang: Double
  /// Of large groups: items by where they begin, and how far those up to each one reach.
  private let order: [Int]
  private let reach: [Double]
  private let axis: FlowAxis

  private static let indexedCount = 128

  init(
    items: [SolvedItem], supplementaries: [SolvedSupplementary], extent: Double, thickness: Double, said: [CGSize?],
    isOpen: Bool, ahead: Int, axis: FlowAxis
  ) {
    self.items = items
    self.supplementaries = supplementaries
    self.extent = extent
    self.thickness = thickness
    self.said = said.contains { $0 != nil } ? said : []
    self.isOpen = isOpen
    self.ahead = ahead
    self.axis = axis
    var overhang = 0.0
    for frame in items.lazy.map(\.frame) + supplementaries.lazy.map(\.frame) {
      let range = axis.mainRange(frame)
      overhang = max(overhang, -range.lowerBound, range.upperBound - extent)
    }
    self.overhang = overhang
    guard items.count > Self.indexedCount else {
      order = []
      reach = []
      return
    }
    let starts = items.map { axis.mainRange($0.frame).lowerBound }
    order = items.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    var furthest = -Double.infinity
    reach = order.map { place in
      furthest = max(furthest, axis.mainRange(items[place].frame).upperBound)
      return furthest
    }
  }

  func said(_ item: Int) -> CGSize? { said.isEmpty ? nil : said[item] }

  /// The items that may reach into a range along the direction, ascending; all of a small group.
  func items(from low: Double, to high: Double) -> [Int] {
    guard !order.isEmpty else { return Array(items.indices) }
    let first = reach.partition { $0 >= low }
    let end = order.partition { axis.mainRange(items[$0].frame).lowerBound > high }
    return first < end ? order[first..<end].sorted() : []
  }

  func isEqual(_ other: SolvedGroup) -> Bool {
    other === self
      || (items.count == other.items.count && extent == other.extent && thickness == other.thickness
        && said == other.said && items == other.items && supplementaries == other.supplementaries)
  }
}
