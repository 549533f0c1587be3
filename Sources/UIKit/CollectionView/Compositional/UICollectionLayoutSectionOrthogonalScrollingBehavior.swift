/// Whether and how the groups of a section scroll across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They don't: groups follow each other in the direction of the layout.
  case none
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely, and rests where a group begins.
  case continuousGroupLeadingBoundary
  /// The section scrolls by what is visible of it.
  case paging
  /// The section scrolls by groups, which rest at its leading edge.
  case groupPaging
  /// The section scrolls by groups, which rest in its middle.
  case groupPagingCentered
}
