/// The way in which a direction in the attribute `writingDirection` applies to its text. The raw value is added to that of the
/// `NSWritingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text is embedded in text of another direction.
  case embedding = 0
  /// All characters of the text have the direction.
  case override = 2
}
