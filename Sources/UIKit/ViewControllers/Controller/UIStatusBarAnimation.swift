/// How the status bar comes and goes, where there is one. Kept for source compatibility.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// Fades.
  case fade
  /// Slides up and down.
  case slide
}
