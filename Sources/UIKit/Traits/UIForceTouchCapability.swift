/// Constants that specify whether a pressure-sensitive screen is available. Tessera supports no such screen.
public enum UIForceTouchCapability: Int, Sendable {
  /// The availability is unspecified. Setting this value in trait overrides removes the override.
  case unknown
  /// The screen does not measure pressure.
  case unavailable
  /// The screen measures pressure.
  case available
}
