/// The model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Another model.
  case unknown = -1
  /// Gray values.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two color axes, based on human perception.
  case lab
  /// Any number of inks.
  case deviceN
  /// Indexes into a table of colors.
  case indexed
  /// Patterns.
  case pattern
  /// CIE tristimulus values.
  case XYZ
}
