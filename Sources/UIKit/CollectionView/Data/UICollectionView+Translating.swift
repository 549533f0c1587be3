import Foundation

// Sections have the same index on screen and in the data source. The index paths of items differ if a placeholder, the
// gap of a drag or an interactively moved item is among them.
extension UICollectionView: UIDataSourceTranslating {
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

  /// Returns the index path that an item of the data source has on screen.
  ///
  /// - Parameter dataSourceIndexPath: The index path in the data source.
  /// - Returns: The index path on screen, or `nil` if there is no such item.
  /// - Complexity: O(*p*), where *p* is the number of placeholders.
  public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    shownPath(ofDataIfPresent: dataSourceIndexPath)
  }

  /// Returns the index path that an item on screen has in the data source.
  ///
  /// - Parameter presentationIndexPath: The index path on screen.
  /// - Returns: The index path in the data source, or `nil` for placeholders, gaps and items that do not exist.
  /// - Complexity: O(*p*), where *p* is the number of placeholders.
  public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    dataIndexPath(ifPresent: presentationIndexPath)
  }

  /// Calls a closure. Inside it, the methods of the collection view interpret index paths as positions on screen.
  ///
  /// In Tessera, the methods always use index paths on screen, so the call has no further effect.
  ///
  /// - Parameter actionsToTranslate: The closure.
  public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
