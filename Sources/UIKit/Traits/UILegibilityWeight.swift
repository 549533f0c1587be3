/// Constants that specify the text weight that a user prefers: regular or bold.
public enum UILegibilityWeight: Int, Sendable {
  /// The text weight is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// Text has its regular weight.
  case regular
  /// Text is bolder than its font specifies.
  case bold
}
