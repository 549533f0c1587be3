import CoreGraphics
import Foundation

extension UICollectionView {
  /// Returns the data source's index path after the last item of a section whose empty space at the end contains a point.
  ///
  /// The point, in the view's coordinate system, must be after the last item in reading order and before the next
  /// element. In an empty section, the point must be after the header, and the result is item 0. For all other points,
  /// and if there are no cells, the result is `nil`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the last layout query.
  final func endOfSection(at point: CGPoint) -> IndexPath? {
    resolveLayoutIfPossible()
    var lastItem: ElementKey?
    var lastSection: Int?
    for entry in layoutCache.entries where !entry.isSuppressed && precedes(entry.frame, point) {
      if entry.key.kind == 0 {
        if lastItem.map({ $0 < entry.key }) ?? true { lastItem = entry.key }
      } else if entry.key.category == .supplementaryView, entry.key.item != ElementKey.missing {
        lastSection = max(lastSection ?? 0, Int(entry.key.section))
      }
    }
    let counts = counts
    if let section = lastSection, section > lastItem.map({ Int($0.section) }) ?? -1, counts.contains(section: section) {
      return counts.items[section] == 0 ? IndexPath(item: 0, section: section) : nil
    }
    guard let lastItem, counts.contains(lastItem.path), lastItem.item == counts.items[Int(lastItem.section)] - 1 else {
      return nil
    }
    let section = Int(lastItem.section)
    return IndexPath(item: mapping.dataCounts(ofShown: counts.items)[section], section: section)
  }

  /// Returns whether a frame is before a point in reading order, which proceeds line by line in the scroll direction.
  private func precedes(_ frame: CGRect, _ point: CGPoint) -> Bool {
    let scrollsHorizontally =
      (layoutStorage as? UICollectionViewFlowLayout).map { $0.scrollDirection == .horizontal }
      ?? (contentSize.width > bounds.width && contentSize.height <= bounds.height)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBeside = isReversed ? frame.minX >= point.x : frame.maxX <= point.x
    if scrollsHorizontally {
      return isBeside || (frame.minX <= point.x && point.x < frame.maxX && frame.maxY <= point.y)
    }
    return frame.maxY <= point.y || (frame.minY <= point.y && point.y < frame.maxY && isBeside)
  }
}
