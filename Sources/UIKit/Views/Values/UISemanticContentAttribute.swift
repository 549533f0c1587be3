/// What a view's content means for reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the language.
  case unspecified
  /// Playback controls: never mirrored.
  case playback
  /// Controls that mean a direction in space: never mirrored.
  case spatial
  /// Leading is left, whatever the language.
  case forceLeftToRight
  /// Leading is right, whatever the language.
  case forceRightToLeft
}
