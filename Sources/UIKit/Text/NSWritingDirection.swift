/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// By its first character that has one.
  case natural = -1
  /// As Latin script.
  case leftToRight = 0
  /// As Arabic and Hebrew.
  case rightToLeft = 1
}
