/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings have it.
  case unspecified
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}
