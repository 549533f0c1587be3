import CollectionCore
import Foundation

/// A view that shows the items of a data source and has views only for the visible items: a collection view or a table
/// view.
///
/// The types in `ItemViews/` contain the code that both views share. They access the view only through this protocol,
/// so a test can use a simple object instead. Requirements for a single concern are in a protocol that refines this one
/// (`UpdateHost`, for example).
///
/// There are two kinds of index paths and counts, as in `UIDataSourceTranslating`. *Data source* index paths number the items of
/// the data source. *Presentation* index paths number the items that the view presents, and also count placeholders and the gap
/// of a drag. An item that the user moves is counted at the position where it would be dropped. In names of functions, *shown*
/// stands for presentation index paths, and *data* for data source index paths. An index path whose name does not specify the
/// kind is a presentation index path.
@MainActor
protocol ItemViewHost: AnyObject {
  /// The type of the view's elements, such as cells, headers and decoration views.
  associatedtype Element: ItemElement

  // MARK: Data source

  /// The words for the view and its items in error messages.
  static var terms: ItemTerms { get }

  /// The name of the data source's class for error messages, or the text `nil` if there is no data source.
  var dataSourceName: String { get }

  /// Requests the number of sections from the data source.
  ///
  /// - Returns: The unvalidated result, or `nil` if there is no data source.
  func requestNumberOfSections() -> Int?

  /// Requests the number of items in a section from the data source.
  ///
  /// - Returns: The unvalidated result, or `nil` if there is no data source.
  func requestNumberOfItems(inSection section: Int) -> Int?

  // MARK: Counts

  /// Indicates whether the next layout pass reloads everything.
  var needsReload: Bool { get }

  /// Schedules a reload of everything for the next layout pass. The selection and uncommitted updates are discarded.
  func setNeedsReload()

  /// The cached numbers of sections and items that the view presents, or `nil` if they must be requested from the data source.
  var cachedCounts: SectionCounts? { get }

  /// The numbers of sections and items that the view currently presents. If the numbers are not cached, the data source is called.
  var shownCounts: SectionCounts { get }

  // MARK: Index paths

  /// The mapping between the items of the data source and the items on screen.
  var mapping: DataMapping { get set }

  // MARK: Elements and layout

  /// Returns the element with a key that has a view in the content, or `nil` if there is none.
  ///
  /// Disappearing and prefetched elements are not included.
  func visibleElement(_ key: ElementKey) -> Element?

  /// The elements that have a view in the content, in no particular order.
  var visibleElements: [Element] { get }

  /// Performs a layout pass, which updates the layout and the visible elements. Does nothing while updates are
  /// collected.
  func runLayoutPass()
}

extension ItemViewHost {
  /// Returns the data source index path of an item that the view shows. For a placeholder or the gap of a drag, it is the data
  /// source index path at which an item would be inserted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func dataIndexPath(_ path: IndexPath) -> IndexPath { mapping.dataIndexPath(path) }

  /// Returns the presentation index path at which the view shows the item with a data source index path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func shownPath(ofData path: IndexPath) -> IndexPath { mapping.shownPath(ofData: path) }

  /// Returns whether the cell at an index path is a placeholder or the gap of a drag.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func isPlaceholder(at path: IndexPath) -> Bool { mapping.placeholder(at: path) != nil }
}
