import Foundation

/// Photos with the keys of their names (`NameOrder`), to sort many of them.
///
/// The keys are made once and are bytes in one array, so a comparison makes no texts. SQLite compared 200,000 names with a
/// function of the program in half a second.
struct NameKeys {
  private struct Entry {
    /// The first bytes of the key as a number with the most significant first, which decides most comparisons.
    var prefix: UInt64
    var start: Int
    var count: Int
    var photo: Int64
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []

  /// The number of photos.
  var count: Int { entries.count }

  /// Adds a photo.
  ///
  /// - Parameters:
  ///   - photo: The number of the photo.
  ///   - name: The file name. Bytes that are not UTF-8 are sorted like U+FFFD.
  mutating func add(_ photo: Int64, _ name: UnsafeRawBufferPointer) {
    let start = bytes.count
    NameOrder.appendKey(of: name, to: &bytes)
    var prefix: UInt64 = 0
    for index in start..<start + 8 { prefix = prefix << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
    entries.append(Entry(prefix: prefix, start: start, count: bytes.count - start, photo: photo))
  }

  /// Removes all photos, and returns them in the order of their names. Photos with equal names are in the order of their
  /// numbers.
  mutating func removeSortedPhotos() -> [Int64] {
    let photos = bytes.withUnsafeBytes { bytes in
      entries.sorted { a, b in
        if a.prefix != b.prefix { return a.prefix < b.prefix }
        if a.count > 0, b.count > 0, let base = bytes.baseAddress {
          let order = memcmp(base + a.start, base + b.start, min(a.count, b.count))
          if order != 0 { return order < 0 }
        }
        return (a.count, a.photo) < (b.count, b.photo)
      }.map(\.photo)
    }
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    return photos
  }
}
