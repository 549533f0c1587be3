/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first character that has one.
  case natural = -1
  /// The text runs from left to right, as Latin script.
  case leftToRight = 0
  /// The text runs from right to left, as Arabic and Hebrew.
  case rightToLeft = 1
}
