/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first character that has a direction.
  case natural = -1
  /// The text runs from left to right, like Latin script.
  case leftToRight = 0
  /// The text runs from right to left, like Arabic and Hebrew script.
  case rightToLeft = 1
}

/// The way in which a direction in the attribute `writingDirection` applies to its text. The raw value is added to that of the
/// `NSWritingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text is embedded in text of another direction.
  case embedding = 0
  /// All characters of the text have the direction.
  case override = 2
}
