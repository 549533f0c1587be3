extension UITabBar {
  /// The distributions of items over the width of a tab bar.
  public enum ItemPositioning: Int, Sendable {
    /// The system chooses the distribution: centered items of the system's width.
    case automatic = 0
    /// The items share the width of the bar.
    case fill = 1
    /// The items have `itemWidth` and `itemSpacing`, and are centered in the bar.
    case centered = 2
  }
}
