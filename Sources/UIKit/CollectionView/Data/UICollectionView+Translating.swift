import Foundation

// The view shows what its data source has, item by item: there are no placeholders, so both sides count alike.
extension UICollectionView: UIDataSourceTranslating {
  /// The same section, `NSNotFound` for one that does not exist.
  public final func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    counts.contains(section: dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
  }

  /// The same section, `NSNotFound` for one that does not exist.
  public final func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    counts.contains(section: presentationSectionIndex) ? presentationSectionIndex : NSNotFound
  }

  /// The same path, nil for an item that does not exist.
  public final func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.flatMap { counts.contains($0) ? $0 : nil }
  }

  /// The same path, nil for an item that does not exist.
  public final func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.flatMap { counts.contains($0) ? $0 : nil }
  }

  /// Runs `actionsToTranslate`.
  public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
