import CoreGraphics

/// How the separators of a list's row look: which of the two are there, where they begin and end, and their colour.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is there.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list decides: below each row but the last of a section.
    case automatic = 0
    /// In any case.
    case visible = 1
    /// In no case.
    case hidden = 2
  }

  /// As an edge of insets: as much as the list takes by itself, from where the row's text begins to the trailing margin.
  /// Compare with it, edge by edge; it is no number of points.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// What a list of that appearance begins with.
  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// The separators that rows of a list of that appearance begin with.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
    color = SeparatorView.rowColor
    multipleSelectionColor = SeparatorView.rowColor
  }

  /// Whether there is a separator above the row. Default automatic: none, for the row before has one below it.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a separator below the row. Default automatic.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// How far the separator above lies within the row, in points; top and bottom mean nothing. Default `automaticInsets`.
  /// Assigning insets takes the place of both ends: an edge of 0 is the row's edge (measured, `list-sep-top-0`).
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the separator below lies within the row, in points; top and bottom mean nothing. Default `automaticInsets`.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The color of the separators. The default is the system's color for lines between rows.
  public var color: UIColor
  /// The color of separators between rows that are selected together. The default is that of all separators.
  public var multipleSelectionColor: UIColor
  /// Kept, not drawn: separators have a colour. Default nil.
  public var visualEffect: UIVisualEffect?
}
