/// The method that maps colors to the range of a device. The type is available for source compatibility: in Tessera,
/// every device uses sRGB, and colors outside sRGB are clipped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent of the graphics context in which the color or the image is drawn.
  case defaultIntent
  /// Colors that the device can display are unchanged. Other colors are clipped, and white is not adapted.
  case absoluteColorimetric
  /// Colors are relative to the white of the device. Colors outside its range are clipped.
  case relativeColorimetric
  /// The whole range of colors is compressed, so that differences remain visible. This intent is suitable for photographs.
  case perceptual
  /// The saturation is preserved in preference to hue and lightness. This intent is suitable for charts.
  case saturation
}
