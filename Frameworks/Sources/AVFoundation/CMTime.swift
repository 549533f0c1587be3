import Foundation

/// A time as a fraction of integers.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator: the number of units in a second. If it is 0, the time is invalid.
  public var timescale: Int32

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - value: The numerator: the number of units.
  ///   - timescale: The denominator: the number of units in a second. With 0 the time is invalid.
  public init(value: Int64 = 0, timescale: Int32 = 0) {
    self.value = value
    self.timescale = timescale
  }
  /// Creates the time that is nearest to a number of seconds.
  ///
  /// - Parameters:
  ///   - seconds: The time, in seconds. If it is not finite or too large for the units, the result is invalid.
  ///   - preferredTimescale: The number of units in a second.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite, abs(seconds * Double(preferredTimescale)) < 0x1p62 else {
      self.init()
      return
    }
    self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  /// The time 0.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// The invalid time, whose denominator is 0.
  public static let invalid = CMTime()
  /// The unknown duration of a stream. Here it is the same as `invalid`.
  public static let indefinite = CMTime()
  /// The time in seconds, or a value that is not a number if the time is invalid.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// A Boolean value that indicates whether the time is a fraction: its denominator is not 0.
  public var isValid: Bool { timescale != 0 }
  /// A Boolean value that indicates whether the time is a number, which is the same as `isValid`.
  public var isNumeric: Bool { isValid }
  /// A Boolean value that indicates whether the time is the unknown duration of a stream. It is always `false`, because that is
  /// an invalid time here.
  public var isIndefinite: Bool { false }

  /// Returns whether two times have the same number of seconds or are both invalid.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
    lhs.isValid && rhs.isValid ? lhs.seconds == rhs.seconds : lhs.isValid == rhs.isValid
  }
  /// Returns whether a time is before another one. It is `false` if one of them is invalid.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
  /// Adds the number of seconds to a hash value.
  ///
  /// - Parameter hasher: The hash value.
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : 0) }
  /// Returns the sum of two times in the smaller of their units. It is invalid if one of them is.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds + rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
  }
  /// Returns the difference of two times in the smaller of their units. It is invalid if one of them is.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds - rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
  }
}

/// Creates a time.
///
/// - Parameters:
///   - value: The numerator: the number of units.
///   - timescale: The denominator: the number of units in a second. With 0 the time is invalid.
/// - Returns: The time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates the time that is nearest to a number of seconds.
///
/// - Parameters:
///   - seconds: The time, in seconds. If it is not finite or too large for the units, the result is invalid.
///   - preferredTimescale: The number of units in a second.
/// - Returns: The time, which is rounded to the nearest unit.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
///
/// - Parameter time: The time.
/// - Returns: The seconds, or a value that is not a number if the time is invalid.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
