/// The photos of a pass whose paths have no file or another file, by the keys of their content. A new file with the same
/// content is such a photo at its new path.
///
/// A folder of a hundred thousand equal files can be moved, so a photo is found without visiting those that were found before.
struct VacatedPhotos {
  private struct Element: Comparable {
    let key: Int64
    let photo: Int64
    static func < (a: Self, b: Self) -> Bool { (a.key, a.photo) < (b.key, b.photo) }
  }

  private var elements: [Element] = []
  /// The offset in `elements` of the first photo of a key that may not have been found yet.
  private var offsets: [Int64: Int] = [:]

  /// Creates an empty collection.
  init() {}

  /// Creates a collection of photos with the keys of their content.
  init(_ photos: some Sequence<(key: Int64, photo: Int64)>) {
    elements = photos.map { Element(key: $0.key, photo: $0.photo) }.sorted()
  }

  /// Returns whether a photo with a key is in the collection.
  func contains(_ photo: Int64, key: Int64) -> Bool {
    let element = Element(key: key, photo: photo)
    let index = self.index(of: element)
    return index < elements.count && elements[index] == element
  }

  /// Returns the first photo with a key that meets a condition.
  ///
  /// - Parameters:
  ///   - key: The key of the content.
  ///   - except: A photo that is not returned, but may be returned later.
  ///   - isPlaced: A closure that returns `true` for photos that will never be returned again.
  mutating func first(_ key: Int64, except: Int64?, isPlaced: (Int64) -> Bool) -> Int64? {
    var offset = offsets[key] ?? index(of: Element(key: key, photo: .min))
    while offset < elements.count, elements[offset].key == key, isPlaced(elements[offset].photo) { offset += 1 }
    offsets[key] = offset
    let candidates = elements[offset...].lazy.prefix { $0.key == key }
    return candidates.first { $0.photo != except && !isPlaced($0.photo) }?.photo
  }

  private func index(of element: Element) -> Int {
    var (lower, upper) = (0, elements.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if elements[middle] < element { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
