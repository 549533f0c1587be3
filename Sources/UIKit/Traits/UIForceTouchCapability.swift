/// Whether the display feels pressure; never here.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nobody said.
  case unknown
  /// The screen does not feel how hard it is pressed.
  case unavailable
  /// The screen feels how hard it is pressed.
  case available
}
