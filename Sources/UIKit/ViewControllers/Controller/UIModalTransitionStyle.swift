/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Comes up from the bottom. The default.
  case coverVertical
  /// Turns about the vertical axis, as if it were the other side of what is there.
  case flipHorizontal
  /// Fades in over what is there.
  case crossDissolve
  /// A corner of what is there rolls up; slides here, as all curls do.
  case partialCurl
}
