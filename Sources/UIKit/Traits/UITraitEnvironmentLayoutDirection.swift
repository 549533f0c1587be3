/// Reading direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
