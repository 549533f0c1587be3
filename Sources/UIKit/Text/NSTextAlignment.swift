/// How lines stand between the edges of their space.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left edge.
  case left = 0
  /// Lines lie in the middle.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Both edges are straight; the last line of a paragraph is natural.
  case justified = 3
  /// By the direction of the text or of the interface.
  case natural = 4
}
