/// Whether the screen is being recorded.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
