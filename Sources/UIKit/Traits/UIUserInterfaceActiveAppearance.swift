/// Constants that specify the activity of a window: active or inactive.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The activity is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// The window does not have the user's attention.
  case inactive
  /// The user is working with the window.
  case active
}
