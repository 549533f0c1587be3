/// How bright images may be.
public enum UIImageDynamicRange: Int, Sendable {
  case unspecified = -1
  case standard, constrainedHigh, high
}
