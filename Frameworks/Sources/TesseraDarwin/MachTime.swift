import Foundation

/// The result of a function of the kernel; 0 is success.
public typealias kern_return_t = Int32
/// The result of a function of the kernel that was successful.
public let KERN_SUCCESS: kern_return_t = 0

/// The length of a unit of `mach_absolute_time` as a fraction of a nanosecond.
public struct mach_timebase_info_data_t: Sendable {
  /// The numerator of the fraction.
  public var numer: UInt32
  /// The denominator of the fraction.
  public var denom: UInt32
  /// Creates an empty fraction.
  public init() { self.init(numer: 0, denom: 0) }
  /// Creates a fraction.
  ///
  /// - Parameters:
  ///   - numer: The numerator.
  ///   - denom: The denominator.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// Returns an empty fraction. On iOS the type has this name, too.
///
/// - Returns: The fraction 0/0, which `mach_timebase_info(_:)` fills in.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Returns the time since the machine was started.
///
/// - Returns: The time, in nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// Reads the length of a unit of `mach_absolute_time`, which is a nanosecond.
///
/// - Parameter info: The address of the fraction, which becomes 1/1.
/// - Returns: `KERN_SUCCESS`.
@discardableResult public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>)
  -> kern_return_t
{
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}
