/// Constants that specify the capture state of a scene: whether its screen is recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  /// The capture state is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// The scene is not recorded or mirrored.
  case inactive
  /// The scene is recorded or mirrored.
  case active
}
