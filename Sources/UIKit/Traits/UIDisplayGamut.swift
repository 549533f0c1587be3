/// The range of colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// The gamut is unspecified.
  case unspecified = -1
  /// The sRGB gamut, that of the web.
  case SRGB
  /// The Display P3 gamut, which has a quarter more colors than sRGB.
  case P3
}
