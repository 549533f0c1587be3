/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is unspecified.
  case unspecified = -1
  /// The colours have normal contrast.
  case normal
  /// The colours have increased contrast.
  case high
}
