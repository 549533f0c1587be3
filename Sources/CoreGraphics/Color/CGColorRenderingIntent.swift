/// How colours that a device cannot show are brought into its range. Kept for source compatibility: every device here
/// is sRGB, and colours outside of it are clipped.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the context and the image would have it.
  case defaultIntent
  /// Colours as they are, those out of range at its edge; white is not adapted.
  case absoluteColorimetric
  /// Colours measured against white, those out of range at its edge.
  case relativeColorimetric
  /// All colours move closer together, so that differences stay: for photographs.
  case perceptual
  /// Saturated colours stay saturated, whatever else happens: for charts.
  case saturation
}
