/// How the status bar looks, where there is one. Kept for source compatibility.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light backgrounds, light on dark ones.
  case `default` = 0
  /// White, for dark backgrounds.
  case lightContent = 1
  /// Black, for light backgrounds.
  case darkContent = 3
}
