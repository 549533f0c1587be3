/// How a list in a collection view looks and what its rows can do.
public struct UICollectionLayoutListConfiguration {
  /// The kind of list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections that stand apart, from edge to edge.
    case grouped = 1
    /// Sections that stand apart as cards with round corners.
    case insetGrouped = 2
    /// A sidebar with its background.
    case sidebar = 3
    /// A sidebar without one.
    case sidebarPlain = 4
  }

  /// The kind of list.
  public let appearance: Appearance

  /// A list of that kind.
  public init(appearance: Appearance) { self.appearance = appearance }
}
