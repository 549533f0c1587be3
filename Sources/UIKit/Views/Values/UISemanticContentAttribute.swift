/// The meaning of a view's content, which determines whether the content is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content is mirrored in languages that are read from right to left.
  case unspecified
  /// The content is a set of playback controls, which are never mirrored.
  case playback
  /// The content is a control for a direction in space, which is never mirrored.
  case spatial
  /// The leading edge is on the left in every language.
  case forceLeftToRight
  /// The leading edge is on the right in every language.
  case forceRightToLeft
}
