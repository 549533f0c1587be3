import Foundation

/// A template for an item or a group of items. It is a tree whose leaves are items. Each group of a section is an
/// instance of the template.
package final class CompositionalItem {
  /// An item whose frame is determined by a custom group.
  package struct CustomItem: Sendable, Equatable {
    package let frame: CGRect
    package let zIndex: Int

    package init(frame: CGRect, zIndex: Int) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  package enum Content {
    /// A leaf of the template, which represents one item of the section.
    case item
    /// A group of subitems that are arranged along an axis.
    ///
    /// If there is a count, the single subitem is repeated that many times with equal lengths. If the count is nil, the
    /// subitems are repeated until the group is full.
    case group(FlowAxis, [CompositionalItem], spacing: CompositionalSpacing?, count: Int?)
    /// A group whose items have frames that a closure returns. The argument of the closure is the size of the group's
    /// content.
    case custom((CGSize) -> [CustomItem])
  }

  package let size: CompositionalSize
  package let insets: CompositionalInsets
  package let edges: CompositionalEdges
  package let supplementaries: [CompositionalSupplementary]
  package let content: Content

  package init(
    size: CompositionalSize, insets: CompositionalInsets = .zero, edges: CompositionalEdges = CompositionalEdges(),
    supplementaries: [CompositionalSupplementary] = [], content: Content = .item
  ) {
    self.size = size
    self.insets = insets
    self.edges = edges
    self.supplementaries = supplementaries
    self.content = content
  }

  /// Indicates whether an item in the template has an estimated size.
  package var isSelfSizing: Bool {
    switch content {
    case .item: return size.isEstimated
    case .group(_, let subitems, _, _): return subitems.contains { $0.isSelfSizing }
    case .custom: return false
    }
  }

  /// Returns whether two templates have the same layout. The result is false for templates with custom groups, because
  /// their closures cannot be compared.
  package func isSame(as other: CompositionalItem) -> Bool {
    if self === other, !isCustom { return true }
    guard size == other.size, insets == other.insets, edges == other.edges, supplementaries == other.supplementaries
    else { return false }
    switch (content, other.content) {
    case (.item, .item): return true
    case (
      .group(let axis, let items, let spacing, let count),
      .group(let otherAxis, let otherItems, let otherSpacing, let otherCount)
    ):
      return axis == otherAxis && spacing == otherSpacing && count == otherCount && items.count == otherItems.count
        && zip(items, otherItems).allSatisfy { $0.isSame(as: $1) }
    default: return false
    }
  }

  private var isCustom: Bool {
    switch content {
    case .item: return false
    case .group(_, let subitems, _, _): return subitems.contains { $0.isCustom }
    case .custom: return true
    }
  }
}
