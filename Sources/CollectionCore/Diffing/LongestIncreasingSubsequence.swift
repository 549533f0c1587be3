/// A namespace for a function that finds a longest increasing subsequence. The elements of the subsequence can remain
/// in order while the other elements are moved.
///
/// - Complexity: O(count) if most elements are in order, O(count · log count) in the worst case.
enum LongestIncreasingSubsequence {
  /// Returns for each of the distinct numbers whether it belongs to the longest increasing subsequence.
  static func members(of numbers: ContiguousArray<Int32>) -> ContiguousArray<Bool> {
    var isMember = ContiguousArray<Bool>(repeating: true, count: numbers.count)
    if isIncreasing(numbers) { return isMember }
    // For each length, the index of the smallest number that ends a subsequence. For each number, its predecessor.
    var lastElements = ContiguousArray<Int32>()
    var predecessors = ContiguousArray<Int32>(repeating: -1, count: numbers.count)
    for index in numbers.indices {
      let number = numbers[index]
      var position = lastElements.count
      // The position is usually at or near the end.
      var step = 1
      while position > 0, numbers[Int(lastElements[position - 1])] > number {
        let probe = max(0, position - step)
        if probe == 0 || numbers[Int(lastElements[probe - 1])] < number {
          position = search(numbers, lastElements, probe..<position, number)
          break
        }
        position = probe
        step *= 2
      }
      if position > 0 { predecessors[index] = lastElements[position - 1] }
      if position == lastElements.count {
        lastElements.append(Int32(index))
      } else {
        lastElements[position] = Int32(index)
      }
    }
    for index in isMember.indices { isMember[index] = false }
    var member = lastElements.last ?? -1
    while member >= 0 {
      isMember[Int(member)] = true
      member = predecessors[Int(member)]
    }
    return isMember
  }

  /// Returns for each of the distinct numbers whether it belongs to the increasing subsequence with the largest sum of
  /// weights.
  ///
  /// Of several subsequences with the largest sum, the function chooses the one whose last number is smallest. If their
  /// last numbers are equal, the number before decides, and so on. If all weights are equal, `members(of:)` returns the same.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - weights: The weight of each number, greater than 0.
  /// - Complexity: O(count · log count).
  static func members(of numbers: ContiguousArray<Int32>, weights: ContiguousArray<Int32>) -> ContiguousArray<Bool> {
    var isMember = ContiguousArray<Bool>(repeating: true, count: numbers.count)
    if isIncreasing(numbers) { return isMember }
    for index in isMember.indices { isMember[index] = false }
    let order = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    var ranks = ContiguousArray<Int>(repeating: 0, count: numbers.count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    // A Fenwick tree over the ranks. Each entry is the index of the number that ends the heaviest subsequence among the
    // numbers that the entry covers, or -1.
    var tree = ContiguousArray<Int>(repeating: -1, count: numbers.count + 1)
    var totals = ContiguousArray<Int>(repeating: 0, count: numbers.count)
    var predecessors = ContiguousArray<Int>(repeating: -1, count: numbers.count)
    func better(_ first: Int, _ second: Int) -> Int {
      if first < 0 || second < 0 { return max(first, second) }
      if totals[first] != totals[second] { return totals[first] > totals[second] ? first : second }
      return numbers[first] < numbers[second] ? first : second
    }
    var last = -1
    for index in numbers.indices {
      var predecessor = -1
      var entry = ranks[index]
      while entry > 0 {
        predecessor = better(predecessor, tree[entry])
        entry &= entry - 1
      }
      predecessors[index] = predecessor
      totals[index] = Int(weights[index]) + (predecessor < 0 ? 0 : totals[predecessor])
      last = better(last, index)
      entry = ranks[index] + 1
      while entry <= numbers.count {
        tree[entry] = better(tree[entry], index)
        entry += entry & -entry
      }
    }
    while last >= 0 {
      isMember[last] = true
      last = predecessors[last]
    }
    return isMember
  }

  private static func isIncreasing(_ numbers: ContiguousArray<Int32>) -> Bool {
    numbers.withUnsafeBufferPointer { numbers in
      var previousNumber = Int32.min
      for number in numbers {
        if number < previousNumber { return false }
        previousNumber = number
      }
      return true
    }
  }

  /// Returns the first index in a range of `ends` whose number is greater than `number`, or the upper bound of the
  /// range if there is none.
  private static func search(
    _ numbers: ContiguousArray<Int32>, _ ends: ContiguousArray<Int32>, _ range: Range<Int>, _ number: Int32
  ) -> Int {
    var lowIndex = range.lowerBound
    var highIndex = range.upperBound
    while lowIndex < highIndex {
      let midpoint = (lowIndex + highIndex) >> 1
      if numbers[Int(ends[midpoint])] > number { highIndex = midpoint } else { lowIndex = midpoint + 1 }
    }
    return lowIndex
  }
}
