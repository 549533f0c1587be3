/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first character that has a direction.
  case natural = -1
  /// The text runs from left to right, like Latin script.
  case leftToRight = 0
  /// The text runs from right to left, like Arabic and Hebrew script.
  case rightToLeft = 1
}
