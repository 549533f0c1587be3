/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top of the screen: its background extends below the status bar.
  case topAttached = 3
}
