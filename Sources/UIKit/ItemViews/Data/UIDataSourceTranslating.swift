import Foundation

/// Translates between the sections and items that a view shows and those of its data source.
///
/// They differ while placeholders are shown, for example while dropped data is being loaded.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the index at which a section of the data source is shown.
  ///
  /// - Parameter dataSourceSectionIndex: The index in the data source.
  /// - Returns: The index on screen, or `NSNotFound` if the section is not shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the index in the data source of a section on screen.
  ///
  /// - Parameter presentationSectionIndex: The index on screen.
  /// - Returns: The index in the data source, or `NSNotFound` if the section is unknown there.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the index path at which an item of the data source is shown.
  ///
  /// - Parameter dataSourceIndexPath: The index path in the data source.
  /// - Returns: The index path on screen, or `nil` if the item is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the index path in the data source of an item on screen.
  ///
  /// - Parameter presentationIndexPath: The index path on screen.
  /// - Returns: The index path in the data source, or `nil` if the item is unknown there.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Calls a closure in which index paths that are passed to the view are those on screen.
  ///
  /// - Parameter actionsToTranslate: The closure.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
