/// The treatment of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines wrap at words, and within a word only if it is wider than a line.
  case byWordWrapping = 0
  /// Lines wrap at characters.
  case byCharWrapping = 1
  /// Lines are clipped at the edge.
  case byClipping = 2
  /// The beginning of the line is replaced by an ellipsis: "…wxyz".
  case byTruncatingHead = 3
  /// The end of the line is replaced by an ellipsis: "abcd…".
  case byTruncatingTail = 4
  /// The middle of the line is replaced by an ellipsis: "ab…yz".
  case byTruncatingMiddle = 5

  /// Indicates whether an ellipsis replaces the truncated part of a line.
  var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
}
