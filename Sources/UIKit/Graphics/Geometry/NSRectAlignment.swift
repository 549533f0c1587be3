/// Where something lies at or in a rectangle, following the reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere in particular.
  case none
  /// At the middle of the upper edge.
  case top
  /// At the upper corner where text begins.
  case topLeading
  /// At the middle of the edge where text begins.
  case leading
  /// At the lower corner where text begins.
  case bottomLeading
  /// At the middle of the lower edge.
  case bottom
  /// At the lower corner where text ends.
  case bottomTrailing
  /// At the middle of the edge where text ends.
  case trailing
  /// At the upper corner where text ends.
  case topTrailing
}
