/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  /// The bar decides.
  case any = 0
  /// At the bottom: the hairline is above.
  case bottom = 1
  /// At the top of its container: the hairline is below.
  case top = 2
  /// At the top of the screen: its background extends below the status bar.
  case topAttached = 3
}
