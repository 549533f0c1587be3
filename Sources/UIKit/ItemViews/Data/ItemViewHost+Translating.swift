import CollectionCore
import Foundation

// The implementation of `UIDataSourceTranslating` for collection views and table views.
extension ItemViewHost {
  /// Returns the index of a section if the section exists, otherwise `NSNotFound`. Sections have the same index on
  /// screen and in the data.
  func translatedSection(_ section: Int) -> Int { shownCounts.indices.contains(section) ? section : NSNotFound }

  /// Returns the presentation index path of an item of the data, or `nil` if there is no such item.
  ///
  /// - Complexity: O(*p*), where *p* is the number of placeholders.
  func shownPath(ofDataIfPresent path: IndexPath?) -> IndexPath? {
    guard let path, mapping.dataCounts(ofShown: shownCounts).contains(path) else { return nil }
    return shownPath(ofData: path)
  }

  /// Returns the data source index path of a presented item, or `nil` if there is no such item or it is a placeholder or a gap.
  ///
  /// - Complexity: O(*p*), where *p* is the number of placeholders.
  func dataIndexPath(ifPresent path: IndexPath?) -> IndexPath? {
    guard let path, shownCounts.contains(path), !isPlaceholder(at: path) else { return nil }
    return dataIndexPath(path)
  }
}
