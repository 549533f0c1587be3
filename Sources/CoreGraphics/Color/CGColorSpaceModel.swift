/// The model of a color space. The model determines the number and the meaning of a color's components, such as red, green and blue.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that the other cases do not describe.
  case unknown = -1
  /// One component: a gray value.
  case monochrome
  /// Three components: red, green and blue.
  case rgb
  /// Four components: cyan, magenta, yellow and black.
  case cmyk
  /// Three components: lightness and two color axes, based on human perception.
  case lab
  /// Any number of components, one for each ink of a device.
  case deviceN
  /// One component: an index into a table of colors.
  case indexed
  /// A pattern instead of a single color.
  case pattern
  /// Three components: CIE tristimulus values.
  case XYZ
}
