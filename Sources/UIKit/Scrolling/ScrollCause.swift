/// The causes of changes of the content offset. The order of the callbacks depends on the cause (docs/measurements.md,
/// 2.7).
package enum ScrollCause: Sendable {
  /// Code assigned `bounds`. The delegate does not receive `scrollViewDidScroll`.
  case bounds
  /// Code assigned `contentOffset`.
  case contentOffset
  /// Code called `setContentOffset(_:animated:)` or a similar method.
  case programmatic
  /// An animated change of the offset made a step.
  case animation
  /// A finger, a touchpad or a scroll indicator dragged the content.
  case drag
  /// The content decelerated, or moved back from beyond an edge.
  case deceleration
  /// The offset was adjusted to a change of the insets or the content size.
  case adjustment
}
