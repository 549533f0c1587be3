extension UITabBarController {
  /// The way in which the tab bar becomes smaller while the content is scrolled.
  public enum MinimizeBehavior: Int, Sendable {
    /// The system chooses the behavior. In Tessera, the bar is not minimized.
    case automatic = 0
    /// The bar is never minimized.
    case never = 1
    /// The bar shows only the selected item after the content was scrolled down.
    case onScrollDown = 2
    /// The bar shows only the selected item after the content was scrolled up.
    case onScrollUp = 3
  }
}
