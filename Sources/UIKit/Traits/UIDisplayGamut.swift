/// The colours that the display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// The colours of the web.
  case SRGB
  /// A quarter more colours than sRGB: Apple's displays.
  case P3
}
