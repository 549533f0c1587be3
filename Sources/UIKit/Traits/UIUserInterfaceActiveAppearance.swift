/// Whether the window is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// The window is not the one that the user works in.
  case inactive
  /// The window is the one that the user works in.
  case active
}
