/// The layout of a pattern's cells if their step is not a whole number of pixels. Available for source compatibility.
/// Cells are drawn once and repeated at the exact step.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells are not distorted. The spacing between them may change by up to a pixel.
  case noDistortion
  /// The spacing is constant. Cells are distorted as little as possible.
  case constantSpacingMinimalDistortion
  /// The spacing is constant. Cells may be distorted to draw them faster.
  case constantSpacing
}
