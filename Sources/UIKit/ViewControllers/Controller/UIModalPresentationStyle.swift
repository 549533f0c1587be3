/// How a presented controller covers the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  /// Fills the window; the view below leaves it.
  case fullScreen = 0
  /// A card that leaves some of what is below visible.
  case pageSheet
  /// A smaller card in the middle, of `preferredContentSize`.
  case formSheet
  case currentContext
  case custom
  /// Fills the window; the view below stays.
  case overFullScreen
  case overCurrentContext
  case popover
  case blurOverFullScreen
}
