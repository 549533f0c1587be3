import Foundation

/// A cache of the attributes that the last layout query returned for a rectangle.
struct LayoutCache {
  struct Entry {
    let frame: CGRect
    let key: ElementKey
    let attributes: UICollectionViewLayoutAttributes
    /// The live element, or `nil` while the element is off screen and has no view.
    var element: LiveElement?
    /// Indicates whether the element gets no view, because it is hidden or its item does not exist in the data source.
    let isSuppressed: Bool
  }

  /// The rectangle of the last query, or `nil` before the first query.
  var rect: CGRect?
  var entries: ContiguousArray<Entry> = []
  /// Indicates whether the layout returned `nil`. Some layouts return `nil` until they are notified of an update.
  var isResultNil = false
  /// The index of each entry, by the key of its element. The dictionary is created at the first lookup.
  private var indexes: [ElementKey: Int] = [:]
  private var isIndexed = false

  mutating func removeAll() {
    rect = nil
    entries.removeAll(keepingCapacity: true)
    isIndexed = false
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    isIndexed = false
  }

  mutating func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if !isIndexed {
      indexes.removeAll(keepingCapacity: true)
      for (index, entry) in entries.enumerated() { indexes[entry.key] = index }
      isIndexed = true
    }
    return indexes[key].map { entries[$0].attributes }
  }

  /// Returns the rectangle of the layout query for bounds. As in UIKit, it is extended on each axis to whole tiles of
  /// the bounds' size, counted from the origin (measured on iOS 26.1).
  static func rect(for bounds: CGRect) -> CGRect {
    let (x, width) = tileAlignedSpan(start: bounds.minX, length: bounds.width)
    let (y, height) = tileAlignedSpan(start: bounds.minY, length: bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the start and the length, in points, of the whole tiles of `length` points that intersect a span on one axis.
  private static func tileAlignedSpan(start: CGFloat, length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard length > 0 else { return (start, 0) }
    let firstTile = (start / length).rounded(.down)
    let endTile = ((start + length) / length).rounded(.up)
    return (firstTile * length, (endTile - firstTile) * length)
  }
}
