/// How the status bar comes and goes, where there is one. Kept for source compatibility.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
