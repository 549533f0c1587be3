/// Whether the user wants bolder text.
public enum UILegibilityWeight: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// Text as it was designed.
  case regular
  /// All text bolder, as the user asked.
  case bold
}
