extension Array {
  /// Returns the index of the first element for which `belongsToSecond` returns true, or the count if there is none.
  /// The closure must return false for all elements before that index and true for all others.
  ///
  /// - Complexity: O(log *n*).
  package func partition(_ belongsToSecond: (Element) -> Bool) -> Int {
    var lowIndex = 0
    var highIndex = count
    while lowIndex < highIndex {
      let midpoint = (lowIndex + highIndex) >> 1
      if belongsToSecond(self[midpoint]) { highIndex = midpoint } else { lowIndex = midpoint + 1 }
    }
    return lowIndex
  }
}
