/// Finds a longest increasing subsequence. Its elements can remain in order while the other elements are moved.
///
/// - Complexity: O(count) if most elements are in order, O(count · log count) in the worst case.
enum IncreasingRun {
  /// Returns for each of the distinct numbers whether it belongs to the longest increasing subsequence.
  static func members(of numbers: ContiguousArray<Int32>) -> ContiguousArray<Bool> {
    var isMember = ContiguousArray<Bool>(repeating: true, count: numbers.count)
    if isIncreasing(numbers) { return isMember }
    // For each length, the index of the smallest number that ends a subsequence. For each number, its predecessor.
    var lastElements = ContiguousArray<Int32>()
    var predecessors = ContiguousArray<Int32>(repeating: -1, count: numbers.count)
    for index in numbers.indices {
      let number = numbers[index]
      var low = lastElements.count
      // The position is usually at or near the end.
      var step = 1
      while low > 0, numbers[Int(lastElements[low - 1])] > number {
        let probe = max(0, low - step)
        if probe == 0 || numbers[Int(lastElements[probe - 1])] < number {
          low = search(numbers, lastElements, probe..<low, number)
          break
        }
        low = probe
        step *= 2
      }
      if low > 0 { predecessors[index] = lastElements[low - 1] }
      if low == lastElements.count { lastElements.append(Int32(index)) } else { lastElements[low] = Int32(index) }
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
      var last = Int32.min
      for number in numbers {
        if number < last { return false }
        last = number
      }
      return true
    }
  }

  /// Returns the first index in a range of `ends` whose number is greater than `number`, or the range's upper bound.
  private static func search(
    _ numbers: ContiguousArray<Int32>, _ ends: ContiguousArray<Int32>, _ range: Range<Int>, _ number: Int32
  ) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let midpoint = (low + high) >> 1
      if numbers[Int(ends[midpoint])] > number { high = midpoint } else { low = midpoint + 1 }
    }
    return low
  }
}
