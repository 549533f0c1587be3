/// The direction in which the user interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft
}
