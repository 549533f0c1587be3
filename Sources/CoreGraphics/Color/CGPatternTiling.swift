/// How a pattern's cells are laid out where their step is not a whole number of pixels. Kept for source compatibility:
/// cells are drawn once and repeated at the exact step.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion
  case constantSpacingMinimalDistortion
  case constantSpacing
}
