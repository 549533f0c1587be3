import Foundation

/// Translates between the sections and items that a view shows and those that its data source has: they differ where
/// placeholders are shown, as while dropped data is on its way.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The number that the view uses for a section of the data source; `NSNotFound` for one that is not shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The data source's number for a section that the view shows; `NSNotFound` for one that it does not know.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The path that the view uses for an item of the data source; nil for one that is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The data source's path for an item that the view shows; nil for one that it does not know.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs `actionsToTranslate`, in which paths handed to the view are those that it shows.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
