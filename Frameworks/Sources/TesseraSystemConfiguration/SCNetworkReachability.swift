import Foundation
import TesseraNetwork

/// The way to a computer, or to networks in general.
public final class SCNetworkReachability: NSObject, @unchecked Sendable {
  /// The computer or the network that an object observes.
  fileprivate enum Target {
    /// Any other computer.
    case networks
    /// This computer.
    case thisComputer
  }

  fileprivate let target: Target
  private let lock = NSLock()
  private var monitor: NWPathMonitor?
  private var callback: SCNetworkReachabilityCallBack?
  private var context: SCNetworkReachabilityContext?
  private var reported: SCNetworkReachabilityFlags?

  fileprivate init(_ target: Target) {
    self.target = target
    super.init()
  }

  deinit {
    monitor?.cancel()
    releaseInfo(of: context)
  }

  private func releaseInfo(of context: SCNetworkReachabilityContext?) {
    if let info = context?.info { context?.release?(UnsafeRawPointer(info)) }
  }

  fileprivate var flags: SCNetworkReachabilityFlags { flags(NWPathMonitor().currentPath) }

  private func flags(_ path: NWPath) -> SCNetworkReachabilityFlags {
    if target == .thisComputer { return [.reachable, .isLocalAddress] }
    guard path.status == .satisfied else { return [] }
    return path.isExpensive ? [.reachable, .isWWAN] : .reachable
  }

  /// Sets the function that is called after changes. The information of the context is retained by the context's function.
  fileprivate func setCallback(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    var context = context
    if callback != nil, let info = context?.info, let retain = context?.retain {
      context?.info = UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
    }
    let old = lock.withLock {
      defer { (self.callback, self.context) = (callback, callback == nil ? nil : context) }
      return self.context
    }
    releaseInfo(of: old)
  }

  /// Begins to report changes on a queue, or ends that for nil.
  fileprivate func setQueue(_ queue: DispatchQueue?) -> Bool {
    let monitor = queue.map { _ in NWPathMonitor() }
    // The first report is about the present, which is no change.
    let present = monitor.map { _ in flags }
    let old = lock.withLock { () -> NWPathMonitor? in
      defer { (self.monitor, reported) = (monitor, present) }
      return self.monitor
    }
    old?.cancel()
    guard let queue, let monitor else { return true }
    monitor.pathUpdateHandler = { [weak self, weak monitor] path in self?.report(path, of: monitor) }
    monitor.start(queue: queue)
    return true
  }

  private func report(_ path: NWPath, of monitor: NWPathMonitor?) {
    let flags = flags(path)
    guard let (callback, context) = callback(for: flags, of: monitor) else { return }
    callback(self, flags, context?.info)
    releaseInfo(of: context)
  }

  /// Stores the flags that a monitor has reported, and returns the function that is called if they have changed, with a context whose
  /// information the caller releases.
  private func callback(
    for flags: SCNetworkReachabilityFlags, of monitor: NWPathMonitor?
  ) -> (SCNetworkReachabilityCallBack, SCNetworkReachabilityContext?)? {
    lock.lock()
    defer { lock.unlock() }
    // A report of a monitor that has ended may still be on its way.
    guard let monitor, monitor === self.monitor, reported != flags else { return nil }
    reported = flags
    guard let callback else { return nil }
    guard var context, let info = context.info, let retain = context.retain else {
      var context = self.context
      context?.release = nil
      return (callback, context)
    }
    // Another thread may replace the function during the call, which releases the information.
    context.info = UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
    return (callback, context)
  }
}

/// Properties of the way to a computer.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates flags of bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The connection is made when it is used.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// There is a way.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection must be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// Traffic makes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user must help.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// The connection is made on demand.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The address belongs to this computer.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// The computer is in the same network.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The way uses a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// Traffic makes the connection.
  public static var connectionAutomatic: SCNetworkReachabilityFlags { .connectionOnTraffic }
}

/// A function that is called after changes. On iOS it is a function of C.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The values that are passed to a function that is called after changes.
public struct SCNetworkReachabilityContext {
  /// The number of the version, 0.
  public var version: Int
  /// A pointer for the function.
  public var info: UnsafeMutableRawPointer?
  /// A function that retains the pointer.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// A function that releases the pointer.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// A function that describes the pointer. It is not called.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - version: The number of the version, 0.
  ///   - info: A pointer for the function.
  ///   - retain: A function that retains the pointer.
  ///   - release: A function that releases the pointer.
  ///   - copyDescription: A function that describes the pointer.
  public init(
    version: Int = 0, info: UnsafeMutableRawPointer? = nil, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil,
    release: ((UnsafeRawPointer) -> Void)? = nil, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? = nil
  ) {
    (self.version, self.info) = (version, info)
    (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
  }
}

/// Creates an object for the way to an address.
///
/// - Parameters:
///   - allocator: Not used.
///   - address: The address. Each but those of this computer is supposed to be reached by a route to all networks.
/// - Returns: The object, or nil if the address is of neither version of the protocol.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  switch Int32(address.pointee.sa_family) {
  case AF_INET:
    let number = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
    return SCNetworkReachability(UInt32(bigEndian: number) >> 24 == 127 ? .thisComputer : .networks)
  case AF_INET6:
    var bytes = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
    let isLoopback = withUnsafeBytes(of: &bytes) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    return SCNetworkReachability(isLoopback ? .thisComputer : .networks)
  default: return nil
  }
}

/// Creates an object for the way to a computer.
///
/// - Parameters:
///   - allocator: Not used.
///   - nodename: The name of the computer. It is not looked up: each but `localhost` is supposed to be reached by a route to all
///     networks, as on iOS before the name is looked up.
/// - Returns: The object, or nil for an empty name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  guard !name.isEmpty else { return nil }
  return SCNetworkReachability(["localhost", "127.0.0.1", "::1"].contains(name) ? .thisComputer : .networks)
}

/// Reads what is known about the way at present.
///
/// - Parameters:
///   - target: The object.
///   - flags: The place for the flags.
/// - Returns: `true`.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the function that is called after changes.
///
/// - Parameters:
///   - target: The object.
///   - callout: The function, or nil for none.
///   - context: What the function gets to know.
/// - Returns: `true`.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee)
  return true
}

/// Begins to report changes on a queue.
///
/// - Parameters:
///   - target: The object.
///   - queue: The queue, or nil to end the reports.
/// - Returns: `true`.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { target.setQueue(queue) }

/// Returns the number of the last error.
///
/// - Returns: 0, because there is none.
public func SCError() -> Int32 { 0 }

/// Returns the text of an error.
///
/// - Parameter status: The number of the error.
/// - Returns: A pointer that is valid for the whole time.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  UnsafePointer(strerror(status == 0 ? 0 : EINVAL))
}

extension sockaddr {
  /// The number of bytes. Linux does not store it.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The number of bytes. Linux does not store it.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The number of bytes. Linux does not store it.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
