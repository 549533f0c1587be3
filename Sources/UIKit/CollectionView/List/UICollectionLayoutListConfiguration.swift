import Foundation

/// The configuration of a list in a compositional layout: its appearance, headers, footers, separators and swipe
/// actions.
///
/// A section copies the configuration when it is created (`NSCollectionLayoutSection.list(using:layoutEnvironment:)`).
/// Later changes have no effect on it.
public struct UICollectionLayoutListConfiguration {
  /// Constants that determine the overall appearance of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows extend from edge to edge. Headers and footers remain visible while their section is visible.
    case plain = 0
    /// Sections are separated by space and extend from edge to edge.
    case grouped = 1
    /// Sections are separated cards with rounded corners.
    case insetGrouped = 2
    /// A sidebar, without separators and with rounded selections.
    case sidebar = 3
    /// A sidebar with the appearance of a plain list.
    case sidebarPlain = 4
  }

  /// Constants that determine how the headers of sections are provided.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Sections have no headers.
    case none = 0
    /// Headers are supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of each section is its header, for example in an outline.
    case firstItemInSection = 2
  }

  /// Constants that determine how the footers of sections are provided.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Sections have no footers.
    case none = 0
    /// Footers are supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// A set of elements that are only as wide as their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The set as a bit mask, with a bit for each kind of element.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    ///
    /// - Parameter rawValue: A bit for each kind of element.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Headers that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// A closure that returns the separators of an item. Its arguments are the index path of the item and its default
  /// separators.
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// A closure that returns the swipe actions of an item, or `nil` for none. Its argument is the index path of the
  /// item.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The overall appearance of the list.
  public let appearance: Appearance
  /// A value that determines how headers are provided. The default is `none`.
  public var headerMode = HeaderMode.none
  /// A value that determines how footers are provided. The default is `none`.
  public var footerMode = FooterMode.none
  /// The space above each header, in points. The default is `nil`, which uses the padding of the appearance.
  ///
  /// If headers are not supplementary views, it is the space above the first item of each section.
  public var headerTopPadding: CGFloat?
  /// A Boolean value that determines whether separators are shown between rows. The default is `true`, except for the
  /// appearance `sidebar`.
  public var showsSeparators: Bool
  /// The separators of all items. The default is the configuration of the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that returns the separators of individual items. The default is `nil`.
  ///
  /// The closure is called when an item is laid out in a list that shows separators, and again after the layout was invalidated.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color behind the rows. The default is `nil`, which uses the color of the appearance.
  ///
  /// If the color is clear, the collection view's own background is visible.
  public var backgroundColor: UIColor?
  /// A closure that returns the actions of a swipe from the leading edge. The default is `nil`.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions of a swipe from the trailing edge. The default is `nil`.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The elements that are only as wide as their content. The default is an empty set.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Creates a configuration with the default values of an appearance.
  ///
  /// - Parameter appearance: The overall appearance of the list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
