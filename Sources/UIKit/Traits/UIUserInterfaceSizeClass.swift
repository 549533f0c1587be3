/// Constants that specify the class of the available space along an axis: compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is unspecified. Setting this value in trait overrides removes the override.
  case unspecified
  /// The space is small, as on a phone or in a narrow window.
  case compact
  /// The space is large, as on a tablet or in a wide window.
  case regular
}
