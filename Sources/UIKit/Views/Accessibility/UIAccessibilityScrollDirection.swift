/// The direction in which an assistive technology asks an element to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scroll to the right.
  case right = 1
  /// Scroll to the left.
  case left = 2
  /// Scroll up.
  case up = 3
  /// Scroll down.
  case down = 4
  /// Scroll to the next part in reading order.
  case next = 5
  /// Scroll to the previous part in reading order.
  case previous = 6
}
