import CollectionCore
import Foundation

/// A view that shows the items of a data source and has views only for those that are visible.
///
/// Collection views and table views conform to it. The types in `ItemViews/` contain what they have in common. They
/// know their view only through this protocol, so that a test can use a simple object instead. Requirements of a single
/// concern are in a protocol that refines this one (`UpdateHost`, for example).
///
/// There are two kinds of index paths and counts. Those of the *data* number the items of the data source. Those that
/// are *shown* number the items on screen: they also count placeholders and the gap of a drag, and an item that the
/// user moves is where it would be dropped. If a name does not tell the kind, it is the shown one.
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
  /// - Returns: The unchecked result, or `nil` without a data source.
  func askForNumberOfSections() -> Int?

  /// Requests the number of items in a section of the data from the data source.
  ///
  /// - Returns: The unchecked result, or `nil` without a data source.
  func askForNumberOfItems(inSection section: Int) -> Int?

  // MARK: Counts

  /// Indicates whether the next layout pass reloads everything.
  var needsReload: Bool { get }

  /// Reloads everything in the next layout pass. The selection and updates that are not committed are dropped.
  func setNeedsReload()

  /// The counts on screen, or `nil` if they are not known. Does not call the data source.
  var knownCounts: SectionCounts? { get }

  /// The counts on screen. Calls the data source if they are not known.
  var shownCounts: SectionCounts { get }

  // MARK: Index paths

  /// Translates between the items of the data and those on screen.
  var mapping: DataMapping { get set }

  // MARK: Elements and layout

  /// Returns the element with a key that has a view in the content, or `nil`.
  ///
  /// Disappearing and prefetched elements are not included.
  func visibleElement(_ key: ElementKey) -> Element?

  /// The elements that have a view in the content, in no particular order.
  var visibleElements: [Element] { get }

  /// Updates the layout and the visible elements; does nothing while updates are collected.
  func runLayoutPass()
}

extension ItemViewHost {
  /// Returns the index path in the data of a shown item or, for a placeholder or gap, the index path at which it would
  /// be inserted.
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
