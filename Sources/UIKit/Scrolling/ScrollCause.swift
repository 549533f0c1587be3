/// Why an offset changes. Layouts are told in another order by each (measurements.md, 2.7).
package enum ScrollCause: Sendable {
  /// `bounds` was assigned: no `scrollViewDidScroll`.
  case bounds
  /// `contentOffset` was assigned.
  case contentOffset
  /// `setContentOffset(_:animated:)` and its like.
  case programmatic
  /// A step of an animated change.
  case animation
  case drag
  case deceleration
  /// The inset or the content changed, and the offset with it.
  case adjustment
}
