import Foundation

// Sections have the same index on screen and in the data source. The index paths of rows differ if a placeholder, the
// gap of a drag or an interactively moved row is among them.
extension UITableView: UIDataSourceTranslating {
  /// Returns the index that a section of the data source has on screen. The two indexes are equal.
  ///
  /// - Parameter dataSourceSectionIndex: The index in the data source.
  /// - Returns: The same index, or `NSNotFound` if there is no such section.
  public final func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    translatedSection(dataSourceSectionIndex)
  }

  /// Returns the index that a section on screen has in the data source. The two indexes are equal.
  ///
  /// - Parameter presentationSectionIndex: The index on screen.
  /// - Returns: The same index, or `NSNotFound` if there is no such section.
  public final func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    translatedSection(presentationSectionIndex)
  }

  /// Returns the index path that a row of the data source has on screen.
  ///
  /// - Parameter dataSourceIndexPath: The index path in the data source.
  /// - Returns: The index path on screen, or `nil` if there is no such row.
  /// - Complexity: O(*p*), where *p* is the number of placeholders.
  public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    shownPath(ofDataIfPresent: dataSourceIndexPath)
  }

  /// Returns the index path that a row on screen has in the data source.
  ///
  /// - Parameter presentationIndexPath: The index path on screen.
  /// - Returns: The index path in the data source, or `nil` for placeholders, gaps and rows that do not exist.
  /// - Complexity: O(*p*), where *p* is the number of placeholders.
  public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    dataIndexPath(ifPresent: presentationIndexPath)
  }

  /// Calls a closure. Inside it, the methods of the table view interpret index paths as positions on screen. In Tessera, the
  /// methods always interpret index paths in this way, so the call has no further effect.
  ///
  /// - Parameter actionsToTranslate: A closure that calls methods of the table view.
  public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
