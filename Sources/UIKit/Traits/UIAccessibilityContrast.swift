/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// Colours as they were designed.
  case normal
  /// Colours that stand out more.
  case high
}
