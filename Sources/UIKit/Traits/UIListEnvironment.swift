/// The kind of list that a view lies in.
public enum UIListEnvironment: Int, Sendable {
  /// Nobody said.
  case unspecified = 0
  /// In no list.
  case none
  /// A plain list.
  case plain
  /// A list whose sections stand apart.
  case grouped
  /// A list whose sections stand apart and have round corners.
  case insetGrouped
  /// A sidebar.
  case sidebar
  /// A sidebar without its background.
  case sidebarPlain
}
