/// The style of the status bar. The values exist only for source compatibility, because Tessera has no status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The text is dark on light backgrounds, and light on dark backgrounds.
  case `default` = 0
  /// The text is white, for dark backgrounds.
  case lightContent = 1
  /// The text is black, for light backgrounds.
  case darkContent = 3
}
