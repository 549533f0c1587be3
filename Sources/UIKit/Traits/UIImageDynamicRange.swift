/// The brightness range of images.
public enum UIImageDynamicRange: Int, Sendable {
  /// The range is unspecified.
  case unspecified = -1
  /// Images are no brighter than white.
  case standard
  /// Images are a little brighter than white, but do not outshine their surroundings.
  case constrainedHigh
  /// Images are as bright as their data specifies.
  case high
}
