/// How the status bar looks, where there is one. Kept for source compatibility.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
