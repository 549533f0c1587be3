/// The mode in which text that is wider than its container is wrapped, clipped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines wrap at words. A word that is wider than a line wraps at characters.
  case byWordWrapping = 0
  /// Lines wrap at characters.
  case byCharWrapping = 1
  /// Lines are clipped at the edge of the container.
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
