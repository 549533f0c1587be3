/// A table of the images of a font, by glyph and subpixel position.
///
/// The table is searched for every drawn glyph. If it were a dictionary, most of that time would be used for hashing.
final class GlyphTable {
  private typealias Entry = (key: UInt32, image: GlyphImages.Image)

  private static let emptyEntry: Entry = (.max, GlyphImages.Image(left: 0, top: 0, width: 0, height: 0, offset: 0))

  @exclusivity(unchecked) private var entries: UnsafeMutablePointer<Entry>
  @exclusivity(unchecked) private var mask = 63
  @exclusivity(unchecked) private var count = 0

  init() {
    entries = .allocate(capacity: 64)
    entries.initialize(repeating: GlyphTable.emptyEntry, count: 64)
  }

  deinit { entries.deallocate() }

  /// Returns the image for a key, or `nil` if the table does not contain the key.
  func image(_ key: UInt32) -> GlyphImages.Image? {
    let entry = entries + findSlot(of: key)
    return entry.pointee.key == key ? entry.pointee.image : nil
  }

  /// Inserts the image for a key. The key must not be `UInt32.max`, and the table must not contain it.
  func insert(_ image: GlyphImages.Image, for key: UInt32) {
    if count * 2 > mask { grow() }
    entries[findSlot(of: key)] = (key, image)
    count += 1
  }

  func removeAll() {
    entries.update(repeating: GlyphTable.emptyEntry, count: mask + 1)
    count = 0
  }

  /// Returns the slot that contains a key, or the free slot in which it would be inserted.
  private func findSlot(of key: UInt32) -> Int {
    var slot = Int((key &* 0x9E37_79B9) >> 8) & mask
    while entries[slot].key != key, entries[slot].key != .max { slot = (slot + 1) & mask }
    return slot
  }

  private func grow() {
    let (oldEntries, size) = (entries, mask + 1)
    entries = .allocate(capacity: size * 2)
    entries.initialize(repeating: GlyphTable.emptyEntry, count: size * 2)
    mask = size * 2 - 1
    for index in 0..<size where oldEntries[index].key != .max {
      entries[findSlot(of: oldEntries[index].key)] = oldEntries[index]
    }
    oldEntries.deallocate()
  }
}
