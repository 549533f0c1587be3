/// The activity of a window.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The activity is unspecified.
  case unspecified = -1
  /// The window is not the one that the user works with.
  case inactive
  /// The window is the one that the user works with.
  case active
}
