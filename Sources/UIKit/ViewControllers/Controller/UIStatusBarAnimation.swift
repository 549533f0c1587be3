/// The animation with which the status bar changes. The values exist only for source compatibility, because Tessera has
/// no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The change is not animated.
  case none
  /// The status bar appears and disappears by fading.
  case fade
  /// The status bar slides into and out of the screen.
  case slide
}
