/// How a pattern's cells are laid out where their step is not a whole number of pixels. Kept for source compatibility:
/// cells are drawn once and repeated at the exact step.
public enum CGPatternTiling: Int32, Sendable {
  /// Tiles keep their exact size; the gaps between them give way by up to a pixel.
  case noDistortion
  /// Gaps stay the same and tiles give way, as little as can be.
  case constantSpacingMinimalDistortion
  /// Gaps stay the same and tiles give way, by as much as is fastest.
  case constantSpacing
}
