/// A priority queue of symbols. The symbol with the greatest key is removed first.
struct SymbolHeap {
  private var entries: [(key: Int, symbol: Int32)] = []

  mutating func insert(_ symbol: Int32, key: Int) {
    entries.append((key, symbol))
    var index = entries.count - 1
    while index > 0, entries[(index - 1) / 2].key < key {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the symbol with the greatest key and returns it, or returns nil if the queue is empty.
  mutating func removeGreatest() -> Int32? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    guard !entries.isEmpty else { return first.symbol }
    entries[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      if child + 1 < entries.count, entries[child + 1].key > entries[child].key { child += 1 }
      guard child < entries.count, entries[child].key > entries[index].key else { return first.symbol }
      entries.swapAt(index, child)
      index = child
    }
  }
}
