/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned with the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines are aligned with the right edge.
  case right = 2
  /// Lines are stretched to both edges. The last line of a paragraph has natural alignment.
  case justified = 3
  /// Lines are aligned according to the direction of the text or of the interface.
  case natural = 4
}
