import CoreGraphics

/// The configuration of the separators of a row: their visibility, insets and colors.
public struct UIListSeparatorConfiguration: Hashable {
  /// Constants that determine whether a separator is shown.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list determines the visibility. Each row except the last of a section has a separator below it.
    case automatic = 0
    /// The separator is always shown.
    case visible = 1
    /// The separator is never shown.
    case hidden = 2
  }

  /// A value that represents the default insets of a separator. By default, a separator extends from the row's text to
  /// the trailing margin.
  ///
  /// Compare each edge with this value. The value is not a distance in points.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The appearance of the list. It determines the default values of the configuration.
  let appearance: UICollectionLayoutListConfiguration.Appearance

  /// Creates a configuration with the default separators of a list.
  ///
  /// - Parameter listAppearance: The appearance of the list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
    color = SeparatorView.rowColor
    multipleSelectionColor = SeparatorView.rowColor
  }

  /// The visibility of the separator above the row. The default is `automatic`, which shows no separator, because the
  /// previous row has a separator below it.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row. The default is `automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The insets of the separator above the row, in points. Top and bottom are ignored. The default is
  /// `automaticInsets`.
  ///
  /// Assigned insets replace both ends: an edge of 0 is the row's edge (measured, `list-sep-top-0` in list-cases.json).
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row, in points. Top and bottom are ignored. The default is
  /// `automaticInsets`.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The color of the separators. The default is the system's color for lines between rows.
  public var color: UIColor
  /// The color of separators between rows that are selected together. The default is the color of all separators.
  public var multipleSelectionColor: UIColor
  /// A visual effect for the separators. The value is stored, but has no effect: separators are drawn with their color.
  /// The default is `nil`.
  public var visualEffect: UIVisualEffect?
}
