/// Constants that specify the kind of list that contains a view.
public enum UIListEnvironment: Int, Sendable {
  /// The kind of list is unspecified. Setting this value in trait overrides removes the override.
  case unspecified = 0
  /// The view is not in a list.
  case none
  /// The view is in a plain list.
  case plain
  /// The view is in a list whose sections are visually separated.
  case grouped
  /// The view is in a list whose sections are visually separated and have rounded corners.
  case insetGrouped
  /// The view is in a sidebar.
  case sidebar
  /// The view is in a sidebar without a background.
  case sidebarPlain
}
