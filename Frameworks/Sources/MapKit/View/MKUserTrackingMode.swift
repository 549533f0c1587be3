/// The things that a map view may follow.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map view follows nothing.
  case none = 0
  /// The user's position.
  case follow = 1
  /// The user's position and direction.
  case followWithHeading = 2
}
