/// Constants that specify the cause of a change of the content offset. The order of the callbacks depends on the cause
/// (docs/measurements.md, 2.7).
package enum ScrollCause: Sendable {
  /// A programmatic assignment of `bounds`. The delegate does not receive `scrollViewDidScroll`.
  case bounds
  /// A programmatic assignment of `contentOffset`.
  case contentOffset
  /// A call of `setContentOffset(_:animated:)` or a similar method.
  case programmatic
  /// A step of an animated change of the offset.
  case animation
  /// A drag of the content by a finger, a touchpad or a scroll indicator.
  case drag
  /// A deceleration, or the movement of the content back from beyond an edge.
  case deceleration
  /// An adjustment of the offset after the insets or the content size have changed.
  case adjustment
}
