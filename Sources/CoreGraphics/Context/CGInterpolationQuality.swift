/// The quality of interpolation when images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default quality of the context. In Tessera, it is the same as `medium`.
  case `default` = 0
  /// The nearest pixel, without interpolation.
  case none = 1
  /// Bilinear interpolation between four pixels.
  case low = 2
  /// The filter with the best quality, which is the slowest.
  case high = 3
  /// Bilinear interpolation. If the image is drawn at a smaller size, the average of its pixels is used.
  case medium = 4
}
