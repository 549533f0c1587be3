/// The kinds of containers of elements for assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The container is of no special kind.
  case none = 0
  /// The container is a table of rows and columns.
  case dataTable = 1
  /// The container is a list.
  case list = 2
  /// The container is a landmark, such as those of web pages.
  case landmark = 3
  /// The container is a group of elements that belong together.
  case semanticGroup = 4
}
