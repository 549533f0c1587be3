import Foundation

/// The methods that translate between the sections and items that a view shows and the sections and items of its data source.
///
/// The index paths differ while placeholders are shown, for example while dropped data is being loaded.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the index that a section of the data source has on screen.
  ///
  /// - Parameter dataSourceSectionIndex: The index in the data source.
  /// - Returns: The index on screen, or `NSNotFound` if the section is not shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the index that a section on screen has in the data source.
  ///
  /// - Parameter presentationSectionIndex: The index on screen.
  /// - Returns: The index in the data source, or `NSNotFound` if the data source does not contain the section.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the index path that an item of the data source has on screen.
  ///
  /// - Parameter dataSourceIndexPath: The index path in the data source.
  /// - Returns: The index path on screen, or `nil` if the item is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the index path that an item on screen has in the data source.
  ///
  /// - Parameter presentationIndexPath: The index path on screen.
  /// - Returns: The index path in the data source, or `nil` if the data source does not contain the item.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Calls a closure. Inside it, the view's methods take and return the section indexes and index paths of the items on
  /// screen.
  ///
  /// - Parameter actionsToTranslate: A closure that calls methods of the view.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
