/// Constants that specify the direction in which an interface is laid out: left to right or right to left.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The layout direction is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft
}
