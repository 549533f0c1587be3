/// The kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  /// Gray values.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  case lab
  case deviceN
  case indexed
  /// Tiles instead of colours.
  case pattern
  case XYZ
}
