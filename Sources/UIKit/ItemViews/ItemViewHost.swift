import CollectionCore
import Foundation

/// A view that shows the items of a data source and keeps views only for those that are visible.
///
/// A collection view and a table view are hosts. The types in `ItemViews/` do what both have in common; they know their view
/// by this protocol alone, so that a test can put a simple object in its place. What only one concern needs is a
/// requirement of a protocol of its own that refines this one (`UpdateHost`, for example).
///
/// Index paths and counts come in two kinds. Those of the *data* number what the data source has. Those that are *shown*
/// number what is on screen: they also count placeholders and the gap of a drag, and an item that the user moves is at
/// the place where it would be dropped. Where a name does not say which kind it means, it means what is shown.
@MainActor
protocol ItemViewHost: AnyObject {
  /// What stands for a view in the content: a cell, a header, a decoration.
  associatedtype Element: ItemElement

  // MARK: Data source

  /// What items and sections are called in messages about this kind of view.
  static var terms: ItemTerms { get }

  /// The name of the data source's type, for messages; `nil` without a data source.
  var dataSourceName: String { get }

  /// Asks the data source for the number of sections.
  ///
  /// - Returns: The answer as it was given, or nil without a data source.
  func askForNumberOfSections() -> Int?

  /// Asks the data source for the number of items in a section of the data.
  ///
  /// - Returns: The answer as it was given, or nil without a data source.
  func askForNumberOfItems(inSection section: Int) -> Int?

  // MARK: Counts

  /// Whether everything is to be asked for again in the next layout pass.
  var needsReload: Bool { get }

  /// Makes the next layout pass ask for everything again; drops the selection, and updates that were not carried out.
  func setNeedsReload()

  /// The counts of what is shown, or nil if they are not known; does not ask the data source.
  var knownCounts: SectionCounts? { get }

  /// The counts of what is shown; asks the data source if they are not known.
  var shownCounts: SectionCounts { get }

  // MARK: Index paths

  /// Translates between the items of the data and those that are shown.
  var mapping: DataMapping { get set }

  // MARK: Elements and layout

  /// Returns the element with a key that has a view in the content, or nil.
  ///
  /// Elements that are on their way off the screen, and prepared ones, are not among them.
  func visibleElement(_ key: ElementKey) -> Element?

  /// The elements that have a view in the content, in no particular order.
  var visibleElements: [Element] { get }

  /// Brings the layout and the visible elements up to date; does nothing while updates are collected.
  func runLayoutPass()
}

extension ItemViewHost {
  /// Returns the index path in the data of what is shown at an index path; for a placeholder or gap, the index path at which
  /// it would be inserted. O(placeholders).
  func dataPath(_ path: IndexPath) -> IndexPath { mapping.dataPath(path) }

  /// Returns the index path at which an item of the data is shown. O(placeholders).
  func shownPath(ofData path: IndexPath) -> IndexPath { mapping.shownPath(ofData: path) }

  /// Returns whether what is shown at an index path is a placeholder or the gap of a drag. O(placeholders).
  func isPlaceholder(at path: IndexPath) -> Bool { mapping.placeholder(at: path) != nil }
}
