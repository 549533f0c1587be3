import Foundation

extension NSValue {
  /// Creates a value object that contains a time.
  ///
  /// - Parameter time: The time.
  public convenience init(time: CMTime) { self.init(numbers: Self.numbers(of: time), type: "[4q]") }

  /// The time in the value object, or `invalid` if the object contains another type.
  public var timeValue: CMTime { numbers(4, "[4q]").map { Self.time($0[...]) } ?? .invalid }

  /// Creates a value object that contains a range of times.
  ///
  /// - Parameter timeRange: The range.
  public convenience init(timeRange: CMTimeRange) {
    self.init(numbers: Self.numbers(of: timeRange.start) + Self.numbers(of: timeRange.duration), type: "[8q]")
  }

  /// The range of times in the value object, or `invalid` if the object contains another type.
  public var timeRangeValue: CMTimeRange {
    numbers(8, "[8q]").map { CMTimeRange(start: Self.time($0[..<4]), duration: Self.time($0[4...])) } ?? .invalid
  }

  // Foundation on Linux boxes arrays of numbers but no structures.
  private convenience init(numbers: [Int64], type: String) { self.init(bytes: numbers, objCType: type) }

  private func numbers(_ count: Int, _ type: String) -> [Int64]? {
    guard String(cString: objCType) == type else { return nil }
    var numbers = [Int64](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }

  private static func numbers(of time: CMTime) -> [Int64] {
    [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
  }

  private static func time(_ numbers: ArraySlice<Int64>) -> CMTime {
    let start = numbers.startIndex
    return CMTime(
      value: numbers[start], timescale: Int32(truncatingIfNeeded: numbers[start + 1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[start + 2])), epoch: numbers[start + 3])
  }
}
