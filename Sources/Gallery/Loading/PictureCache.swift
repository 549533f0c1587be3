import UIKit

/// A cache of pictures with a memory budget. The least recently used pictures are removed first.
struct PictureCache<Key: Hashable> {
  private struct Entry {
    var image: UIImage
    var bytes: Int
    var used: Int
  }

  private let budget: Int
  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var clock = 0

  init(budget: Int) { self.budget = budget }

  var count: Int { entries.count }

  subscript(key: Key) -> UIImage? {
    mutating get {
      guard let index = entries.index(forKey: key) else { return nil }
      clock += 1
      entries.values[index].used = clock
      return entries.values[index].image
    }
    set {
      if let replaced = entries.removeValue(forKey: key) { bytes -= replaced.bytes }
      guard let image = newValue else { return }
      clock += 1
      let cost = Int(image.size.width * image.scale * image.size.height * image.scale) * 4
      entries[key] = Entry(image: image, bytes: cost, used: clock)
      bytes += cost
      if bytes > budget { evict() }
    }
  }

  /// Removes the least recently used pictures until they use at most three quarters of the budget. The margin avoids
  /// sorting at every insertion.
  private mutating func evict() {
    for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
      guard bytes > budget * 3 / 4, entries.count > 1 else { return }
      bytes -= entry.bytes
      entries[key] = nil
    }
  }
}
