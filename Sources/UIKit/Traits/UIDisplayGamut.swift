/// Constants that specify the range of colors that a display can show: sRGB or Display P3.
public enum UIDisplayGamut: Int, Sendable {
  /// The gamut is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = -1
  /// The sRGB gamut, which is the standard of the web.
  case SRGB
  /// The Display P3 gamut, which contains a quarter more colors than sRGB.
  case P3
}
