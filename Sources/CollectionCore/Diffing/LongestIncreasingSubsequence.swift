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
