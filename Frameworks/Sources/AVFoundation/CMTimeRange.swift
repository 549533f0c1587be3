import Foundation

/// A range of times.
public struct CMTimeRange: Hashable, Sendable {
  /// The first time.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// Creates a range.
  ///
  /// - Parameters:
  ///   - start: The first time.
  ///   - duration: The length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates the range from one time to another.
  ///
  /// - Parameters:
  ///   - start: The first time.
  ///   - end: The time after the last one.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The empty range at the time 0.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// An invalid range.
  public static let invalid = CMTimeRange()

  /// The time after the last one.
  public var end: CMTime { start + duration }
  /// A Boolean value that indicates whether both times are valid and the length is not negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero }
  /// A Boolean value that indicates whether one of the times of a valid range is indefinite.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// A Boolean value that indicates whether the range is valid and has no length.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether the range contains a time.
  ///
  /// - Parameter time: The time.
  /// - Returns: `true` if the time is in the range. The end is not.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time.isValid && start <= time && time < end }
  /// Returns whether the range contains another one.
  ///
  /// - Parameter otherRange: The other range.
  /// - Returns: `true` if all times of the other range are in the range.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    isValid && otherRange.isValid && start <= otherRange.start && otherRange.end <= end
  }
  /// Returns the range from the start of the earlier range to the end of the later one.
  ///
  /// - Parameter otherRange: The other range.
  /// - Returns: The range, which is invalid if one of the ranges is.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
  /// Returns the times that the range has in common with another one.
  ///
  /// - Parameter otherRange: The other range.
  /// - Returns: The range, which is empty if there are none, and invalid if one of the ranges is.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let start = max(start, otherRange.start)
    let end = min(end, otherRange.end)
    return start < end ? CMTimeRange(start: start, end: end) : .zero
  }
}

/// Creates a range of times.
///
/// - Parameters:
///   - start: The first time.
///   - duration: The length.
/// - Returns: The range.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Creates the range from one time to another.
///
/// - Parameters:
///   - start: The first time.
///   - end: The time after the last one.
/// - Returns: The range.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Returns the end of a range.
///
/// - Parameter range: The range.
/// - Returns: The time after the last one.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns whether a range contains a time.
///
/// - Parameters:
///   - range: The range.
///   - time: The time.
/// - Returns: `true` if the time is in the range. The end is not.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns whether a range contains another one.
///
/// - Parameters:
///   - range: The range.
///   - otherRange: The other range.
/// - Returns: `true` if all times of the other range are in the range.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}
/// Returns whether two ranges are equal.
///
/// - Parameters:
///   - range1: A range.
///   - range2: The other range.
/// - Returns: `true` if their starts and lengths are equal.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns the range from the start of the earlier range to the end of the later one.
///
/// - Parameters:
///   - range: A range.
///   - otherRange: The other range.
/// - Returns: The range, which is invalid if one of the ranges is.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}
/// Returns the times that two ranges have in common.
///
/// - Parameters:
///   - range: A range.
///   - otherRange: The other range.
/// - Returns: The range, which is empty if there are none, and invalid if one of the ranges is.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.intersection(otherRange)
}
