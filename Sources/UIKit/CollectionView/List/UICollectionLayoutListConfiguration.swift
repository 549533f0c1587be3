import Foundation

/// What a list in a compositional layout looks like (its appearance, headers, footers, separators and gaps), and what its
/// rows can do.
///
/// A section takes it over when it is made (`NSCollectionLayoutSection.list(using:layoutEnvironment:)`); changing the value
/// afterwards changes nothing.
public struct UICollectionLayoutListConfiguration {
  /// The kind of list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers and footers stay visible as long as anything of their section is.
    case plain = 0
    /// Sections that stand apart, from edge to edge.
    case grouped = 1
    /// Sections that stand apart as cards with round corners.
    case insetGrouped = 2
    /// A sidebar: no lines between rows, rounded selections.
    case sidebar = 3
    /// A sidebar that looks like a plain list.
    case sidebarPlain = 4
  }

  /// Where the headers of sections come from.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// Supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of each section is its header: that of an outline, say.
    case firstItemInSection = 2
  }

  /// Where the footers of sections come from.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// Supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Elements that are only as wide as what they show.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// A bit for each kind of element.
    public let rawValue: UInt
    /// Elements by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Says which separators an item has: gets its path, and what the list would give it.
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// Says which actions a swipe over an item uncovers; nil: none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The kind of list.
  public let appearance: Appearance
  /// Where headers come from. Default none.
  public var headerMode = HeaderMode.none
  /// Where footers come from. Default none.
  public var footerMode = FooterMode.none
  /// The room above each header, in points; above each first item where headers are none or are first items. Default nil:
  /// as the appearance has it.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows. Default true; false in sidebars.
  public var showsSeparators: Bool
  /// The separators of all items. Default: those of the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Says anything else about single items. Asked when an item is laid out, as long as there are separators, and again
  /// after the layout was invalidated. Default nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the rows; nil, the default: as the appearance has it. A clear colour lets the collection view's own background
  /// through.
  public var backgroundColor: UIColor?
  /// What a swipe from the leading edge uncovers. Default nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from the trailing edge uncovers. Default nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What is only as wide as what it shows. Default none.
  public var contentHuggingElements: ContentHuggingElements = []

  /// A list of that kind, and everything else as the kind has it.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
