/// The method that maps colors to the range of colors of a device. Available for source compatibility. In Tessera,
/// every device uses sRGB, and colors outside it are clipped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The intent of the context or the image.
  case defaultIntent
  /// Colors are unchanged, and clipped to the range of the device. White is not adapted.
  case absoluteColorimetric
  /// Colors are relative to white, and clipped to the range of the device.
  case relativeColorimetric
  /// The whole range of colors is compressed, so that differences remain visible. For photographs.
  case perceptual
  /// Saturation is kept in preference to hue and lightness. For charts.
  case saturation
}
