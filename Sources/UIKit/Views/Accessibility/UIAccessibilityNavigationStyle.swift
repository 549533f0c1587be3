/// The ways in which an assistive technology moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system chooses the way.
  case automatic = 0
  /// The elements are visited one by one.
  case separate = 1
  /// The elements are visited together, as a single element.
  case combined = 2
}
