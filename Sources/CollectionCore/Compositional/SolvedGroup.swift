import Foundation

/// An item with its frame in a group.
package struct SolvedItem: Sendable, Equatable {
  /// The frame relative to the group's corner, in points. It is not rounded to pixels.
  package var frame: CGRect
  package let zIndex: Int
  /// Indicates whether the width is estimated. In this case, the view determines the actual width.
  package let hasSelfSizingWidth: Bool
  /// Indicates whether the height is estimated. In this case, the view determines the actual height.
  package let hasSelfSizingHeight: Bool
}

/// A supplementary view of an item or a group, with its frame in the group.
package struct SolvedSupplementary: Sendable, Equatable {
  package let kind: Int32
  /// The index, within the group, of the item to which the view belongs. For a supplementary view of the whole group,
  /// it is the index of the first item.
  package let item: Int
  package var frame: CGRect
  package let zIndex: Int
  /// Indicates whether rounding to pixels keeps the trailing edge of the frame, not its leading edge.
  package let keepsTrailingEdge: Bool
  /// Indicates whether rounding to pixels keeps the bottom edge of the frame, not its top edge.
  package let keepsBottomEdge: Bool
}

/// A group with the frames of its items. It is immutable, and shared by all equal groups of a section.
package final class SolvedGroup: Sendable {
  package let items: [SolvedItem]
  package let supplementaries: [SolvedSupplementary]
  /// The length of the group along the axis in which the section arranges its groups. It includes the space around the
  /// group.
  package let extent: Double
  /// The length of the group across the axis in which the section arranges its groups. It includes the space around the
  /// group.
  package let thickness: Double
  /// The preferred sizes of the items, or an empty array if none is known.
  let preferredSizes: [CGSize?]
  /// Indicates whether the group is incomplete because no items were left.
  let isIncomplete: Bool
  /// The number of items after the group that were examined to decide where the group ends. If one of them changes, the
  /// group may be able to contain more items.
  let lookahead: Int
  /// The largest distance by which items and supplementary views extend beyond the group along the axis, in points.
  let overhang: Double
  /// The indexes of the items in ascending order of their start. The array is empty for small groups, for which it is
  /// not needed.
  private let itemsByStart: [Int]
  /// The greatest end of the items up to and including each item in `itemsByStart`. The array is empty for small
  /// groups, for which it is not needed.
  private let greatestEnds: [Double]
  private let axis: FlowAxis

  private static let minimumIndexedCount = 128

  init(
    items: [SolvedItem], supplementaries: [SolvedSupplementary], extent: Double, thickness: Double,
    preferredSizes: [CGSize?],
    isIncomplete: Bool, lookahead: Int, axis: FlowAxis
  ) {
    self.items = items
    self.supplementaries = supplementaries
    self.extent = extent
    self.thickness = thickness
    self.preferredSizes = preferredSizes.contains { $0 != nil } ? preferredSizes : []
    self.isIncomplete = isIncomplete
    self.lookahead = lookahead
    self.axis = axis
    var overhang = 0.0
    for frame in items.lazy.map(\.frame) + supplementaries.lazy.map(\.frame) {
      let range = axis.mainRange(frame)
      overhang = max(overhang, -range.lowerBound, range.upperBound - extent)
    }
    self.overhang = overhang
    guard items.count > Self.minimumIndexedCount else {
      itemsByStart = []
      greatestEnds = []
      return
    }
    let startOffsets = items.map { axis.mainRange($0.frame).lowerBound }
    itemsByStart = items.indices.sorted { (startOffsets[$0], $0) < (startOffsets[$1], $1) }
    var greatestEnd = -Double.infinity
    greatestEnds = itemsByStart.map { index in
      greatestEnd = max(greatestEnd, axis.mainRange(items[index].frame).upperBound)
      return greatestEnd
    }
  }

  func preferredSize(_ item: Int) -> CGSize? { preferredSizes.isEmpty ? nil : preferredSizes[item] }

  /// Returns the indexes of the items that may intersect a range along the axis, in ascending order. The result for a
  /// small group contains all indexes.
  func items(from start: Double, to rangeEnd: Double) -> [Int] {
    guard !itemsByStart.isEmpty else { return Array(items.indices) }
    let firstPosition = greatestEnds.partition { $0 >= start }
    let endPosition = itemsByStart.partition { axis.mainRange(items[$0].frame).lowerBound > rangeEnd }
    return firstPosition < endPosition ? itemsByStart[firstPosition..<endPosition].sorted() : []
  }

  func isEqual(_ other: SolvedGroup) -> Bool {
    other === self
      || (items.count == other.items.count && extent == other.extent && thickness == other.thickness
        && preferredSizes == other.preferredSizes && items == other.items && supplementaries == other.supplementaries)
  }
}
