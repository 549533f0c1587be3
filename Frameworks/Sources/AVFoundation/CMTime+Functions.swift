import Foundation

/// Creates a time.
///
/// - Parameters:
///   - value: The numerator: the number of units.
///   - timescale: The denominator: the number of units in a second. With 0 or less the time is invalid.
/// - Returns: The time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Creates a time of a timeline.
///
/// - Parameters:
///   - value: The numerator: the number of units.
///   - timescale: The denominator: the number of units in a second. With 0 or less the time is invalid.
///   - epoch: The number of the timeline.
/// - Returns: The time.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}
/// Creates the time that is nearest to a number of seconds.
///
/// - Parameters:
///   - seconds: The time, in seconds. An infinite number gives an infinite time, and one that is not a number an invalid time.
///   - preferredTimescale: The number of units in a second. It is halved until the numerator is small enough.
/// - Returns: The time, which is rounded to the nearest unit.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
///
/// - Parameter time: The time.
/// - Returns: The seconds, which are infinite if the time is, and not a number if the time is invalid or indefinite.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Converts a time to other units.
///
/// - Parameters:
///   - time: The time.
///   - newTimescale: The number of units in a second.
///   - method: Determines how a fraction of a unit is rounded.
/// - Returns: The time in the other units. A time that is not a fraction is returned as it is.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(newTimescale, method: method)
}
/// Returns the sum of two times, as `+` does.
///
/// - Parameters:
///   - addend1: A time.
///   - addend2: The other time.
/// - Returns: The sum.
public func CMTimeAdd(_ addend1: CMTime, _ addend2: CMTime) -> CMTime { addend1 + addend2 }
/// Returns the difference of two times, as `-` does.
///
/// - Parameters:
///   - minuend: A time.
///   - subtrahend: The time that is subtracted from it.
/// - Returns: The difference.
public func CMTimeSubtract(_ minuend: CMTime, _ subtrahend: CMTime) -> CMTime { minuend - subtrahend }
/// Returns the product of a time and an integer, in the units of the time.
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The integer.
/// - Returns: The product. An indefinite or invalid time is returned as it is.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}
/// Returns a time multiplied by a fraction, in the least units that make it exact where possible.
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The numerator of the fraction.
///   - divisor: The denominator of the fraction. With 0 the result is invalid.
/// - Returns: The product. An indefinite or invalid time is returned as it is.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard time.isValid, divisor != 0 else { return .invalid }
  let isNegative = (multiplier < 0) != (divisor < 0)
  if time.infinity != 0 {
    guard multiplier != 0 else { return .invalid }
    return (time.infinity < 0) == isNegative ? .positiveInfinity : .negativeInfinity
  }
  guard time.isNumeric else { return time }
  let numerator = Int128(time.value) * Int128(multiplier) * (divisor < 0 ? -1 : 1)
  let denominator = Int128(divisor.magnitude)
  // The units remain if they suffice.
  let factor = numerator.isMultiple(of: denominator) ? 1 : denominator
  return CMTime(
    numerator, per: Int128(time.timescale) * denominator,
    timescale: Int32(clamping: Int128(time.timescale) * factor), isRounded: time.hasBeenRounded, epoch: time.epoch)
}
/// Returns the product of a time and a number, in units of at most 1/65,536 of a second.
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The number. If it is not a number, the result is invalid.
/// - Returns: The product. An indefinite or invalid time is returned as it is.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isValid, !multiplier.isNaN else { return .invalid }
  if time.infinity != 0 {
    guard multiplier != 0 else { return .invalid }
    return (time.infinity < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity
  }
  guard time.isNumeric else { return time }
  var timescale = time.timescale
  while timescale < 65536 { timescale *= 2 }
  return CMTime(
    units: Double(time.value) * Double(timescale / time.timescale) * multiplier, timescale: timescale,
    isRounded: time.hasBeenRounded, epoch: time.epoch)
}
/// Compares two times. The order is: negative infinity, fractions by their epoch and time, indefinite times, positive infinity,
/// invalid times.
///
/// - Parameters:
///   - time1: A time.
///   - time2: The other time.
/// - Returns: -1 if the first time is before the second one, 0 if they are equal, and 1 otherwise.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.compare(time1, time2) }
/// Returns the earlier one of two times.
///
/// - Parameters:
///   - time1: A time.
///   - time2: The other time.
/// - Returns: The time that `CMTimeCompare` puts first.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the later one of two times.
///
/// - Parameters:
///   - time1: A time.
///   - time2: The other time.
/// - Returns: The time that `CMTimeCompare` puts last.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// Returns a time without its sign.
///
/// - Parameter time: The time.
/// - Returns: The time, or its negative if it is negative. An indefinite or invalid time is returned as it is.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero && time.epoch == 0 ? .zero - time : time }
