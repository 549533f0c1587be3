import Dispatch

// The methods of `Strideable`, to which the type conforms on iOS.
extension DispatchTime {
  /// Returns a time after or before this one.
  ///
  /// - Parameter n: The interval, which may be negative. One without an end gives `distantFuture`.
  /// - Returns: The time, or `distantFuture` if it is too late for the type.
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

  /// Returns the interval between two times.
  ///
  /// - Parameter other: The other time.
  /// - Returns: The interval in nanoseconds, which is negative if the other time is earlier, or `never` if one of the times is
  ///   `distantFuture`.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    if self == .distantFuture || other == .distantFuture { return .never }
    let (start, end) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return end >= start
      ? .nanoseconds(Int(clamping: end - start)) : .nanoseconds(-Int(clamping: start - end))
  }
}
