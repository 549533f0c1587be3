/// Constants that specify the level of content. The level affects colors in the dark style.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The user interface level is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// The content is at the level of its window.
  case base
  /// The content is above other content, such as the content of a sheet. Its background colors are lighter in the dark
  /// style.
  case elevated
}
