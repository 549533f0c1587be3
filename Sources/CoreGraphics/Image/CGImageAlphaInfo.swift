/// The position of alpha in the pixels of a bitmap, and whether colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// The pixels have no alpha: RGB or gray.
  case none
  /// The order is RGBA, with premultiplied colors.
  case premultipliedLast
  /// The order is ARGB, with premultiplied colors.
  case premultipliedFirst
  /// The order is RGBA, without premultiplication.
  case last
  /// The order is ARGB, without premultiplication.
  case first
  /// The order is RGBX, and the last component is ignored.
  case noneSkipLast
  /// The order is XRGB, and the first component is ignored.
  case noneSkipFirst
  /// The pixels contain only alpha.
  case alphaOnly
}
