extension UISearchBar {
  /// An icon of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass before the text.
    case search = 0
    /// The button at the end of the field that clears the text.
    case clear = 1
    /// The bookmark button at the end of the empty field.
    case bookmark = 2
    /// The results button at the end of the empty field, for example for recent results.
    case resultsList = 3
  }

  /// The style of a search bar.
  public enum Style: UInt, Sendable {
    /// The default style, which is `prominent`.
    case `default` = 0
    /// A bar with a background, which shows the bar's tint color.
    case prominent = 1
    /// A bar without a background.
    case minimal = 2
  }
}
