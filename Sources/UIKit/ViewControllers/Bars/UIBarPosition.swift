/// The position of a bar, which determines the edge of its hairline and the extent of its background.
public enum UIBarPosition: Int, Sendable {
  /// The position is unspecified, so that the bar uses its default position.
  case any = 0
  /// The bar is at the bottom of its container. Its hairline is at its top edge.
  case bottom = 1
  /// The bar is at the top of its container. Its hairline is at its bottom edge.
  case top = 2
  /// The bar is at the top of the screen. Its background extends behind the status bar.
  case topAttached = 3
}
