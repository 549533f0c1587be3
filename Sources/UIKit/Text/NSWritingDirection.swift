/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// By its first character that has one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
