/// The alignment of an object at an edge or a corner of a rectangle. Leading and trailing adapt to the reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none
  /// The center of the top edge.
  case top
  /// The top leading corner.
  case topLeading
  /// The center of the leading edge.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The center of the bottom edge.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The center of the trailing edge.
  case trailing
  /// The top trailing corner.
  case topTrailing
}
