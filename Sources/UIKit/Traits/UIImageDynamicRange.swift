/// Constants that specify the range of brightness in which images are shown.
public enum UIImageDynamicRange: Int, Sendable {
  /// The dynamic range is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// Images are no brighter than white.
  case standard
  /// The highlights of images can be slightly brighter than white. Their brightness is limited so that they do not
  /// dominate the content around them.
  case constrainedHigh
  /// Images have the brightness that their data specifies.
  case high
}
