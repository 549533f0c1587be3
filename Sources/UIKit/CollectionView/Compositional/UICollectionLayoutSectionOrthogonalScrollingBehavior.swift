/// Constants that determine how the groups of a section scroll across the scroll direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll. Its groups are arranged in the scroll direction of the layout.
  case none
  /// The section scrolls continuously and stops at any offset.
  case continuous
  /// The section scrolls continuously and stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by pages of its visible length.
  case paging
  /// The section scrolls by groups. Scrolling stops with a group at the leading edge.
  case groupPaging
  /// The section scrolls by groups. Scrolling stops with a group in the center.
  case groupPagingCentered
}
