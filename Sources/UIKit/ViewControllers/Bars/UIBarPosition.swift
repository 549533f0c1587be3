/// The positions of a bar.
public enum UIBarPosition: Int, Sendable {
  /// The bar's default position.
  case any = 0
  /// The bar is at the bottom of its container; its hairline is at the top.
  case bottom = 1
  /// The bar is at the top of its container; its hairline is at the bottom.
  case top = 2
  /// The bar is at the top of the screen; its background extends behind the status bar.
  case topAttached = 3
}
