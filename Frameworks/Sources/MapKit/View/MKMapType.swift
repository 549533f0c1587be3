/// The kinds of maps.
public enum MKMapType: UInt, Sendable {
  /// A map of streets.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Pictures from above with streets and names.
  case hybrid = 2
  /// Pictures from above with the relief of the ground.
  case satelliteFlyover = 3
  /// Pictures from above with the relief of the ground, with streets and names.
  case hybridFlyover = 4
  /// A map of streets in pale colors, for data above it.
  case mutedStandard = 5
}
