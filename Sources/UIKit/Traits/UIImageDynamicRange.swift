/// How bright images may be.
public enum UIImageDynamicRange: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// No brighter than white.
  case standard
  /// A little brighter than white, so that it does not outshine its surroundings.
  case constrainedHigh
  /// As bright as the picture was taken.
  case high
}
