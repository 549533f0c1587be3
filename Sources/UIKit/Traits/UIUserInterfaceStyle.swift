/// The light and dark styles of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is unspecified, so that it is inherited.
  case unspecified
  /// The light style: dark text on light backgrounds.
  case light
  /// The dark style: light text on dark backgrounds.
  case dark
}
