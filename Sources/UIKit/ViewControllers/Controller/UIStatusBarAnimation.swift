/// The animations of the status bar. They exist for source compatibility: Tessera has no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The change is not animated.
  case none
  /// The status bar fades.
  case fade
  /// The status bar slides.
  case slide
}
