import CollectionCore
import Foundation

// The implementation of `UIDataSourceTranslating` for both item views.
extension ItemViewHost {
  /// Returns the index of a section if it exists, otherwise `NSNotFound`. Placeholders do not change the indexes of
  /// sections.
  func translatedSection(_ section: Int) -> Int { shownCounts.indices.contains(section) ? section : NSNotFound }

  /// Returns the shown index path of an item of the data, or `nil` if the item does not exist.
  ///
  /// - Complexity: O(*p*), where *p* is the number of placeholders.
  func shownPath(ofDataIfPresent path: IndexPath?) -> IndexPath? {
    guard let path, mapping.dataCounts(ofShown: shownCounts).contains(path) else { return nil }
    return shownPath(ofData: path)
  }

  /// Returns the index path in the data of a shown item. Returns `nil` if the item does not exist, or is a placeholder
  /// or a gap.
  ///
  /// - Complexity: O(*p*), where *p* is the number of placeholders.
  func dataPath(ifPresent path: IndexPath?) -> IndexPath? {
    guard let path, shownCounts.contains(path), !isPlaceholder(at: path) else { return nil }
    return dataPath(path)
  }
}
