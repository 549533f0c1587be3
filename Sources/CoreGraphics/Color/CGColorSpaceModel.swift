/// The kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
  /// None of the kinds below.
  case unknown = -1
  /// Gray values.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two axes of colour, as the eye has them.
  case lab
  /// Any number of inks.
  case deviceN
  /// Places in a table of colours.
  case indexed
  /// Tiles instead of colours.
  case pattern
  /// The tristimulus values of colour science.
  case XYZ
}
