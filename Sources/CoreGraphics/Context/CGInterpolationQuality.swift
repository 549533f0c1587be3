/// The quality of the interpolation of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The quality that the context chooses. It is the same as `medium`.
  case `default` = 0
  /// The nearest pixel, without interpolation.
  case none = 1
  /// Bilinear interpolation between four pixels.
  case low = 2
  /// The best and slowest filter.
  case high = 3
  /// Bilinear interpolation, or the average of all pixels if the image is drawn at a smaller size.
  case medium = 4
}
