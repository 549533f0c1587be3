/// The orientation of the stored pixels of an image, with the numbers of TIFF and EXIF. The names say where the first row and the
/// first column of the pixels are displayed.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The pixels are displayed unchanged.
  case up = 1
  /// The pixels are reflected horizontally.
  case upMirrored = 2
  /// The pixels are rotated by 180°.
  case down = 3
  /// The pixels are reflected vertically.
  case downMirrored = 4
  /// The pixels are reflected horizontally and rotated counter-clockwise by 90°.
  case leftMirrored = 5
  /// The pixels are rotated clockwise by 90°.
  case right = 6
  /// The pixels are reflected horizontally and rotated clockwise by 90°.
  case rightMirrored = 7
  /// The pixels are rotated counter-clockwise by 90°.
  case left = 8

  /// Indicates whether the displayed image has the width of the pixels as its height.
  var swapsWidthAndHeight: Bool { rawValue > 4 }
}
