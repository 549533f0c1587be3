/// The capture state of a scene.
public enum UISceneCaptureState: Int, Sendable {
  /// The state is unspecified.
  case unspecified = -1
  /// The scene is not recorded or mirrored.
  case inactive
  /// The scene is recorded or mirrored.
  case active
}
