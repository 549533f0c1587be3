/// The sort key of a photo in a list.
struct PhotoKey: Comparable, Sendable {
  /// The time at which the photo was taken, or its place in an album.
  let key: Int64
  /// The number of the photo, which orders photos with equal keys.
  let photo: Int64
  /// The day, the unit in which photos are counted.
  var day: Int64 { key / CivilTime.day }

  static func < (a: PhotoKey, b: PhotoKey) -> Bool { (a.key, a.photo) < (b.key, b.photo) }
}

extension Array where Element: Comparable {
  /// Returns the number of elements before an element in a sorted array.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func rank(_ element: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
