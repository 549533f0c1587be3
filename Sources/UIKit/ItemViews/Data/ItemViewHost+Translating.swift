import CollectionCore
import Foundation

// What both views answer as `UIDataSourceTranslating`.
extension ItemViewHost {
  /// Returns the number of a section if it exists, else `NSNotFound`. Sections are the same on both sides.
  func translatedSection(_ section: Int) -> Int { shownCounts.indices.contains(section) ? section : NSNotFound }

  /// Returns the index path at which an item of the data is shown, or `nil` for one that does not exist.
  /// O(placeholders).
  func shownPath(ofDataIfPresent path: IndexPath?) -> IndexPath? {
    guard let path, mapping.dataCounts(ofShown: shownCounts).contains(path) else { return nil }
    return shownPath(ofData: path)
  }

  /// Returns the index path in the data of what is shown at an index path, or `nil` for placeholders and gaps, and for
  /// an item that does not exist. O(placeholders).
  func dataPath(ifPresent path: IndexPath?) -> IndexPath? {
    guard let path, shownCounts.contains(path), !isPlaceholder(at: path) else { return nil }
    return dataPath(path)
  }
}
