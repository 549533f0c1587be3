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

/// The things that a map view may follow.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map view follows nothing.
  case none = 0
  /// The user's position.
  case follow = 1
  /// The user's position and direction.
  case followWithHeading = 2
}

/// A Boolean value that a map feature decides by itself.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides.
  case adaptive
  /// The feature is hidden.
  case hidden
  /// The feature is visible.
  case visible
}

/// The level of overlays in relation to the names of the map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads and below their names.
  case aboveRoads = 0
  /// Above the names.
  case aboveLabels
}
