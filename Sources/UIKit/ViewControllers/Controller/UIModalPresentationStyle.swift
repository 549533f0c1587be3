/// How a presented controller covers the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A page sheet. The default.
  case automatic = -2
  /// No style of its own; presented as `fullScreen` here.
  case none = -1
  /// Fills the window; the view below leaves it.
  case fullScreen = 0
  /// A card that leaves some of what is below visible.
  case pageSheet
  /// A smaller card in the middle, of `preferredContentSize`.
  case formSheet
  /// Fills the nearest controller that defines a context; here the window, as `fullScreen`.
  case currentContext
  /// The transitioning delegate's presentation controller runs it; without one as `overFullScreen`.
  case custom
  /// Fills the window; the view below stays.
  case overFullScreen
  /// As `overFullScreen` here.
  case overCurrentContext
  /// A bubble beside what it belongs to; a page sheet where the width is compact.
  case popover
  /// As `overFullScreen`, without a blur.
  case blurOverFullScreen
}
