/// The availability of a pressure-sensitive screen. Tessera supports no such screen.
public enum UIForceTouchCapability: Int, Sendable {
  /// The availability is unspecified.
  case unknown
  /// The screen does not measure pressure.
  case unavailable
  /// The screen measures pressure.
  case available
}
