/// The animation of a modal presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view slides up from the bottom. This is the default.
  case coverVertical
  /// The views rotate about the vertical axis, like the two sides of a page.
  case flipHorizontal
  /// The presented view fades in.
  case crossDissolve
  /// A corner of the presenting view curls up. In Tessera the presented view slides instead, because curl animations are
  /// not supported.
  case partialCurl
}
