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

  /// Whether an ellipsis stands for what does not fit.
  var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
}
