/// What becomes of the preview when it is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes with the menu.
  case dismiss = 0
  /// It grows until it fills the window, and goes.
  case pop = 1
}
