@preconcurrency import Dispatch
import Foundation
import Glibc

/// Waits for messages of the system that interfaces, addresses or routes have changed (`rtnetlink(7)`).
final class RouteWatch: Sendable {
  private let source: (any DispatchSourceRead)?

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the closure is called.
  ///   - changed: A closure that is called after changes.
  init(queue: DispatchQueue, changed: @escaping @Sendable () -> Void) {
    // The constants are those of `linux/netlink.h` and `linux/rtnetlink.h`, which no module declares: the protocol, and the
    // groups for interfaces, and for addresses and routes of both versions.
    let groups: UInt32 = 1 | 0x10 | 0x40 | 0x100 | 0x400
    let descriptor = socket(
      AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else {
      source = nil
      return
    }
    // `sockaddr_nl`: the family, two unused bytes, the process and the groups.
    let address: [UInt32] = [UInt32(UInt16(AF_NETLINK).littleEndian), 0, groups]
    let status = address.withUnsafeBytes { bytes in
      bind(descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
    guard status == 0 else {
      close(descriptor)
      source = nil
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      // What has changed is read from the tables. Several messages are one change.
      var buffer = [UInt8](repeating: 0, count: 8192)
      while recv(descriptor, &buffer, buffer.count, 0) > 0 {}
      changed()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }

  /// Ends the wait.
  func cancel() { source?.cancel() }
}
