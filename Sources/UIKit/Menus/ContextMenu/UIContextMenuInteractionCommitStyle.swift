/// The style of the animation after the user has tapped a preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview is dismissed with the menu.
  case dismiss = 0
  /// The preview grows to the size of the window and is then removed.
  case pop = 1
}
