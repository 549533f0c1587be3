/// Constants that specify the style of an interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is unspecified. A view or view controller then inherits the style.
  case unspecified
  /// The light style: dark text on light backgrounds.
  case light
  /// The dark style: light text on dark backgrounds.
  case dark
}
