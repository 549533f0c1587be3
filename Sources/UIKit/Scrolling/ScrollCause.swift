/// The reasons for changes of the content offset. Each cause calls layouts in a different order (measurements.md, 2.7).
package enum ScrollCause: Sendable {
  /// `bounds` was assigned. The delegate does not receive `scrollViewDidScroll`.
  case bounds
  /// `contentOffset` was assigned.
  case contentOffset
  /// `setContentOffset(_:animated:)` or a similar method was called.
  case programmatic
  /// An animated change of the offset made a step.
  case animation
  /// A finger, touchpad or indicator drags the content.
  case drag
  /// The content decelerates or springs back.
  case deceleration
  /// The inset or the content changed, which required another offset.
  case adjustment
}
