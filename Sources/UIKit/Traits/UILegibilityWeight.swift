/// The text weight that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// The weight is unspecified.
  case unspecified = -1
  /// Text has its regular weight.
  case regular
  /// Text is bolder than designed.
  case bold
}
