extension Array {
  /// Returns the index of the first element for which `belongsToSecond` returns true, or the count if there is none.
  /// The closure must return false for all elements before that index and true for all others.
  ///
  /// - Complexity: O(log *n*).
  package func partition(_ belongsToSecond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let midpoint = (low + high) >> 1
      if belongsToSecond(self[midpoint]) { high = midpoint } else { low = midpoint + 1 }
    }
    return low
  }
}
