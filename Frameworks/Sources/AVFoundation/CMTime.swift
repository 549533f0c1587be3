import Foundation

/// A time as a fraction of integers.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator: the number of units in a second. If it is 0, the time is invalid.
  public var timescale: Int32

  /// Creates a time.
  public init(value: Int64 = 0, timescale: Int32 = 0) {
    self.value = value
    self.timescale = timescale
  }
  /// Creates the time that is nearest to a number of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite, abs(seconds * Double(preferredTimescale)) < 0x1p62 else {
      self.init()
      return
    }
    self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime()
  /// The time in seconds, or a value that is not a number if the time is invalid.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { isValid }
  public var isIndefinite: Bool { false }

  public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
    lhs.isValid && rhs.isValid ? lhs.seconds == rhs.seconds : lhs.isValid == rhs.isValid
  }
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : 0) }
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds + rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
  }
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds - rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
  }
}

/// Creates a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates the time that is nearest to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
