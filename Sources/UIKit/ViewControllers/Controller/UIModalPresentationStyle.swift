/// The style in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The default style, which presents the view controller as a page sheet.
  case automatic = -2
  /// No style. As the style of a presentation, it has the effect of `fullScreen`.
  case none = -1
  /// The presented view fills the window, and the presenting view is removed from the window.
  case fullScreen = 0
  /// The presented view is a card that leaves some of the presenting view visible.
  case pageSheet
  /// The presented view is a smaller card in the center. The size of the card is `preferredContentSize`.
  case formSheet
  /// The presented view covers the nearest view controller that defines a presentation context. In Tessera the
  /// presented view fills the window, like `fullScreen`.
  case currentContext
  /// The transitioning delegate provides the presentation controller. Without such a presentation controller, the style
  /// is like `overFullScreen`.
  case custom
  /// The presented view fills the window, and the presenting view remains in the window.
  case overFullScreen
  /// The presented view covers the presentation context, and the presenting view remains in the window. In Tessera the
  /// presented view fills the window, like `overFullScreen`.
  case overCurrentContext
  /// The presented view is a popover, or a page sheet if the width is compact.
  case popover
  /// The presented view fills the window over a blurred background. In Tessera the background is not blurred, so the
  /// style is like `overFullScreen`.
  case blurOverFullScreen
}
