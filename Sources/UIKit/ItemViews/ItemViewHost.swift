import CollectionCore
import Foundation

/// A view that shows the items of a data source and has views only for the visible items.
///
/// Collection views and table views conform to it. The types in `ItemViews/` contain the code that both share. They
/// access their view only through this protocol, so that a test can use a simple object instead. Requirements of a
/// single concern are in a protocol that refines this one (`UpdateHost`, for example).
///
/// There are two kinds of index paths and counts. *Data* index paths number the items of the data source. *Shown* index
/// paths number the items on screen: they also count placeholders and the gap of a drag, and an item that the user
/// moves is counted at the position where it would be dropped. If a name does not specify the kind, the index path is a
/// shown one.
@MainActor
protocol ItemViewHost: AnyObject {
  /// The type of the elements: cells, headers, decoration views.
  associatedtype Element: ItemElement

  // MARK: Data source

  /// The names of items and of the view in messages.
  static var terms: ItemTerms { get }

  /// The name of the data source's type for messages; `nil` without a data source.
  var dataSourceName: String { get }

  /// Requests the number of sections from the data source.
  ///
  /// - Returns: The unvalidated result, or `nil` without a data source.
  func askForNumberOfSections() -> Int?

  /// Requests the number of items in a section of the data from the data source.
  ///
  /// - Returns: The unvalidated result, or `nil` without a data source.
  func askForNumberOfItems(inSection section: Int) -> Int?

  // MARK: Counts

  /// Indicates whether the next layout pass reloads everything.
  var needsReload: Bool { get }

  /// Schedules a reload of everything for the next layout pass. The selection and uncommitted updates are discarded.
  func setNeedsReload()

  /// The counts on screen, or `nil` if they are not cached. Does not call the data source.
  var knownCounts: SectionCounts? { get }

  /// The counts on screen. They are requested from the data source if they are not cached.
  var shownCounts: SectionCounts { get }

  // MARK: Index paths

  /// Translates between the items of the data and those on screen.
  var mapping: DataMapping { get set }

  // MARK: Elements and layout

  /// Returns the element with a key that has a view in the content, or `nil` if there is none.
  ///
  /// Disappearing and prefetched elements are not included.
  func visibleElement(_ key: ElementKey) -> Element?

  /// The elements that have a view in the content, in no particular order.
  var visibleElements: [Element] { get }

  /// Updates the layout and the visible elements. Does nothing while updates are collected.
  func runLayoutPass()
}

extension ItemViewHost {
  /// Returns the index path in the data of a shown item. For a placeholder or gap, it is the index path at which an
  /// item would be inserted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func dataPath(_ path: IndexPath) -> IndexPath { mapping.dataPath(path) }

  /// Returns the index path at which an item of the data is shown.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func shownPath(ofData path: IndexPath) -> IndexPath { mapping.shownPath(ofData: path) }

  /// Returns whether the cell at an index path is a placeholder or the gap of a drag.
  ///
  /// - Complexity: O(*n*), where *n* is the number of placeholders.
  func isPlaceholder(at path: IndexPath) -> Bool { mapping.placeholder(at: path) != nil }
}
