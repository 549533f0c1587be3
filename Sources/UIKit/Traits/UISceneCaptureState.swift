/// Whether the screen is being recorded.
public enum UISceneCaptureState: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// The screen is not being recorded or shown elsewhere.
  case inactive
  /// The screen is being recorded or shown elsewhere.
  case active
}
