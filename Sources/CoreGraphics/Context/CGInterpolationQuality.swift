/// How smoothly images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context chooses: smooth, averaging all pixels when it makes an image smaller.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Between the four nearest pixels.
  case low = 2
  /// The best filter, the slowest.
  case high = 3
  /// Smooth, averaging all pixels when it makes an image smaller.
  case medium = 4
}
