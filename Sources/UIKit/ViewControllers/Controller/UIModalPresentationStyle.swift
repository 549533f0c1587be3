/// The styles of modal presentations.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The default style, a page sheet.
  case automatic = -2
  /// No style; presented as `fullScreen`.
  case none = -1
  /// The presented view fills the window, and the presenting view is removed from it.
  case fullScreen = 0
  /// The presented view is a card that leaves some of the presenting view visible.
  case pageSheet
  /// The presented view is a smaller card in the center. Its size is `preferredContentSize`.
  case formSheet
  /// The presented view covers the nearest view controller that defines a presentation context. In Tessera it fills the
  /// window, like `fullScreen`.
  case currentContext
  /// The transitioning delegate's presentation controller manages the presentation; without one it is like
  /// `overFullScreen`.
  case custom
  /// The presented view fills the window, and the presenting view remains in it.
  case overFullScreen
  /// The same as `overFullScreen` in Tessera.
  case overCurrentContext
  /// The presented view is a popover, or a page sheet if the width is compact.
  case popover
  /// The same as `overFullScreen`, because Tessera does not blur.
  case blurOverFullScreen
}
