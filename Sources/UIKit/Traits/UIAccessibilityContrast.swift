/// Constants that specify the contrast that a user prefers: normal or high.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// The colors have normal contrast.
  case normal
  /// The colors have increased contrast.
  case high
}
