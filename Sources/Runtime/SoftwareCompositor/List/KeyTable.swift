/// A hash table that finds the elements of the previous display list by key. The table uses open addressing, and reuses its
/// memory in every frame.
struct KeyTable {
  private var keys: [UInt64] = []
  private var values: [Int32] = []
  private var mask = 0

  /// Fills the table with the keys of elements. If several elements have the same key, the table contains the first
  /// one.
  mutating func fill(_ elements: [Element]) {
    var size = 64
    while size < elements.count * 2 { size *= 2 }
    if size > keys.count || size * 8 < keys.count {
      keys = Array(repeating: 0, count: size)
      values = Array(repeating: -1, count: size)
    } else {
      size = keys.count
      values.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
    }
    mask = size - 1
    for index in elements.indices {
      let key = elements[index].key
      var slot = KeyTable.hash(key) & mask
      while values[slot] >= 0, keys[slot] != key { slot = (slot + 1) & mask }
      if values[slot] < 0 {
        keys[slot] = key
        values[slot] = Int32(index)
      }
    }
  }

  func index(of key: UInt64) -> Int? {
    guard !values.isEmpty else { return nil }
    var slot = KeyTable.hash(key) & mask
    while values[slot] >= 0 {
      if keys[slot] == key { return Int(values[slot]) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) }
}
