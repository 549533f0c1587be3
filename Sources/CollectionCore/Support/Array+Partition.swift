extension Array {
  /// The index of the first element for which `belongsToSecond` holds, or the count. The elements must be ordered so
  /// that it holds for none before and all after some place. O(log n).
  package func partition(_ belongsToSecond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
