import Foundation

extension NSValue {
  /// Creates a value object that contains a time.
  ///
  /// - Parameter time: The time.
  public convenience init(time: CMTime) {
    // Foundation on Linux boxes arrays of numbers but no structures.
    var numbers = [time.value, Int64(time.timescale)]
    self.init(bytes: &numbers, objCType: "[2q]")
  }

  /// The time in the value object, or `invalid` if the object contains another type.
  public var timeValue: CMTime {
    guard String(cString: objCType) == "[2q]" else { return .invalid }
    var numbers: [Int64] = [0, 0]
    getValue(&numbers)
    return CMTime(value: numbers[0], timescale: Int32(truncatingIfNeeded: numbers[1]))
  }
}
