/// Whether the pixels of a bitmap have alpha, where, and whether their colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha: RGB, or gray.
  case none
  /// RGBA, colours multiplied by alpha.
  case premultipliedLast
  /// ARGB, colours multiplied by alpha.
  case premultipliedFirst
  /// RGBA, colours as they are.
  case last
  /// ARGB, colours as they are.
  case first
  /// RGBX: the last component is not looked at.
  case noneSkipLast
  /// XRGB: the first component is not looked at.
  case noneSkipFirst
  /// Alpha and nothing else.
  case alphaOnly
}
