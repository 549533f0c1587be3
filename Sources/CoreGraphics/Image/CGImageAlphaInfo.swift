/// The position of alpha in the pixels of a bitmap, and whether colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha: RGB or gray.
  case none
  /// RGBA, with premultiplied colors.
  case premultipliedLast
  /// ARGB, with premultiplied colors.
  case premultipliedFirst
  /// RGBA, without premultiplication.
  case last
  /// ARGB, without premultiplication.
  case first
  /// RGBX: the last component is ignored.
  case noneSkipLast
  /// XRGB: the first component is ignored.
  case noneSkipFirst
  /// Alpha only.
  case alphaOnly
}
