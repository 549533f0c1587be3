/// How lines stand between the edges of their space.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both edges are straight; the last line of a paragraph is natural.
  case justified = 3
  /// By the direction of the text or of the interface.
  case natural = 4
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// By its first character that has one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What happens to text that is wider than its space.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words, in a word only when it alone is too wide.
  case byWordWrapping = 0
  /// Lines end between characters.
  case byCharWrapping = 1
  /// What is too wide is cut off.
  case byClipping = 2
  /// "…wxyz"
  case byTruncatingHead = 3
  /// "abcd…"
  case byTruncatingTail = 4
  /// "ab…yz"
  case byTruncatingMiddle = 5
}
