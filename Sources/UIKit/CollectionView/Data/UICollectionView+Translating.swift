import Foundation

// Sections are the same on both sides. Items differ where placeholders, the gap of a drag, or an item that is moved by
// hand stand among them.
extension UICollectionView: UIDataSourceTranslating {
  /// The same section, `NSNotFound` for one that does not exist.
  public final func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    counts.contains(section: dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
  }

  /// The same section, `NSNotFound` for one that does not exist.
  public final func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    counts.contains(section: presentationSectionIndex) ? presentationSectionIndex : NSNotFound
  }

  /// The path at which an item of the data source is shown, nil for an item that does not exist. O(placeholders).
  public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    guard let path = dataSourceIndexPath, dataCounts.contains(path) else { return nil }
    return shownPath(ofData: path)
  }

  /// What the data source has: an item that is moved by hand is where it was.
  final var dataCounts: CollectionCounts { CollectionCounts(mapping.dataCounts(ofShown: counts.items)) }

  /// The path in the data source of what is shown at a path; nil for placeholders and gaps, and for an item that does not
  /// exist. O(placeholders).
  public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    guard let path = presentationIndexPath, counts.contains(path), shadow(at: path) == nil else { return nil }
    return dataPath(path)
  }

  /// Runs `actionsToTranslate`. Paths that the view hands out and is given are those that it shows, inside and outside.
  public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
