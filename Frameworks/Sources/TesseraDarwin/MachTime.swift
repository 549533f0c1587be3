import Foundation

public typealias kern_return_t = Int32
public let KERN_SUCCESS: kern_return_t = 0

/// The length of a unit of `mach_absolute_time` as a fraction of a nanosecond.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32
  public init() { self.init(numer: 0, denom: 0) }
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// Returns an empty fraction. On iOS the type has this name, too.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// The time since the machine was started, in nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// Says that `mach_absolute_time` counts nanoseconds.
@discardableResult public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>)
  -> kern_return_t
{
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}
