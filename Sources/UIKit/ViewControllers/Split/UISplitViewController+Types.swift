import Foundation

extension UISplitViewController {
  /// The style of a split view controller, which determines the number of columns.
  public enum Style: Int, Sendable {
    /// The style without columns, in which `viewControllers` holds a primary and a secondary view controller.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column of a split view controller.
  public enum Column: Int, Sendable {
    /// The outermost column, for example a sidebar.
    case primary = 0
    /// The column between the primary and the secondary one. Only the triple-column style has this column.
    case supplementary = 1
    /// The main column, which shows the content that is selected in the other columns.
    case secondary = 2
    /// The column that replaces all others while the interface is collapsed.
    case compact = 3
    /// The column on the side opposite to the primary column. A collapsed interface presents it as a sheet.
    case inspector = 4
  }

  /// The arrangement of the columns.
  public enum DisplayMode: Int, Sendable {
    /// The split view controller chooses the arrangement.
    case automatic = 0
    /// The secondary column is the only visible one.
    case secondaryOnly = 1
    /// One column is beside the secondary one.
    case oneBesideSecondary = 2
    /// One column is in front of the secondary one.
    case oneOverSecondary = 3
    /// Two columns are beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns are in front of the secondary one.
    case twoOverSecondary = 5
    /// Two columns are visible and push the secondary one partly out of view.
    case twoDisplaceSecondary = 6

    /// The secondary column is the only visible one. This is the old name of `secondaryOnly`.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// One column is beside the secondary one. This is the old name of `oneBesideSecondary`.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// One column is in front of the secondary one. This is the old name of `oneOverSecondary`.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The way in which other columns share the space with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The split view controller chooses the behavior.
    case automatic = 0
    /// The columns are side by side.
    case tile = 1
    /// The other columns are in front of the secondary one.
    case overlay = 2
    /// The other columns push the secondary one partly out of view.
    case displace = 3
  }

  /// The edge of the split view at which the primary column can be shown.
  public enum PrimaryEdge: Int, Sendable {
    /// The primary column is on the leading side, which is the default.
    case leading = 0
    /// The primary column is on the trailing side.
    case trailing = 1
  }

  /// The style of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The column is a plain view beside the other columns.
    case none = 0
    /// The column is a card that floats above its neighbor.
    case sidebar = 1
  }

  /// The rule that determines whether the button for the display mode is visible.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is visible if `presentsWithGesture` is true.
    case automatic = 0
    /// The button is never visible.
    case never = 1
    /// The button is always visible.
    case always = 2
  }
}
