/// The layout of a pattern's cells if their distance is not a whole number of pixels. The type is available for source
/// compatibility. Tessera draws a cell once and repeats it at the exact distance.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells are not distorted. The spacing between them may change by up to a pixel.
  case noDistortion
  /// The spacing is constant. Cells are distorted as little as possible.
  case constantSpacingMinimalDistortion
  /// The spacing is constant. Cells may be distorted to draw them faster.
  case constantSpacing
}
