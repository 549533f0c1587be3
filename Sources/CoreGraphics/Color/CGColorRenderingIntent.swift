/// How colours that a device cannot show are brought into its range. Kept for source compatibility: every device here
/// is sRGB, and colours outside of it are clipped.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
