/// The causes of changes of the content offset. The order of the callbacks depends on the cause (measurements.md, 2.7).
package enum ScrollCause: Sendable {
  /// `bounds` was assigned. The delegate does not receive `scrollViewDidScroll`.
  case bounds
  /// `contentOffset` was assigned.
  case contentOffset
  /// `setContentOffset(_:animated:)` or a similar method was called.
  case programmatic
  /// A step of an animated change of the offset.
  case animation
  /// A drag of the content by a finger, a touchpad or a scroll indicator.
  case drag
  /// A deceleration of the content or its return from beyond an edge.
  case deceleration
  /// An adjustment of the offset to a change of the insets or the content size.
  case adjustment
}
