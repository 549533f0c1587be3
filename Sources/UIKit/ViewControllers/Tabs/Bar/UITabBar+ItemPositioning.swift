extension UITabBar {
  /// The distribution of items over the width of a tab bar.
  public enum ItemPositioning: Int, Sendable {
    /// The system chooses the distribution. In Tessera, the items have the system's width and are centered.
    case automatic = 0
    /// The items share the width of the bar.
    case fill = 1
    /// The items have `itemWidth` and `itemSpacing`, and are centered in the bar.
    case centered = 2
  }
}
