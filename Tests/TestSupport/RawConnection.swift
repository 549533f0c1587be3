import Foundation

/// A TCP connection to a port of this machine, spoken by hand: for tests that send what no client library would.
///
/// It waits for what it does, at most so many seconds as its methods say; what it speaks with has to be served on another
/// thread, or in another process.
public final class RawConnection {
  public struct Problem: Error, CustomStringConvertible { public let description: String }

  private let descriptor: Int32

  public init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard descriptor >= 0, status == 0 else {
      let code = errno
      if descriptor >= 0 { Glibc.close(descriptor) }
      throw Problem(description: "no connection to port \(port): \(String(cString: strerror(code)))")
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { Glibc.close(descriptor) }

  /// Sends all bytes; false when the other side has closed, or takes none for so long.
  @discardableResult
  public func send(_ bytes: [UInt8], within seconds: Double = 30) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno != EAGAIN || !isReady(POLLOUT, within: seconds) {
        return false
      }
    }
    return true
  }

  @discardableResult
  public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// A request for `target` with the fields that each needs.
  @discardableResult
  public func get(_ target: String, _ fields: String = "") -> Bool {
    send("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(fields)\r\n")
  }

  /// Tells the other side that nothing more comes, and goes on listening.
  public func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// What comes next; nil at the end, or when nothing comes within so many seconds.
  public func receive(within seconds: Double = 30) -> [UInt8]? {
    guard isReady(POLLIN, within: seconds) else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// All that comes until the other side closes. Throws when it does not.
  public func receiveAll(within seconds: Double = 30) throws -> [UInt8] {
    let end = Date(timeIntervalSinceNow: seconds)
    var all: [UInt8] = []
    while true {
      guard isReady(POLLIN, within: end.timeIntervalSinceNow) else {
        throw Problem(description: "the connection was not closed within \(seconds) s; \(all.count) bytes came")
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { all += buffer[..<count] } else { return all }
    }
  }

  /// The status of the answer that comes until the other side closes; 0 where it closes without one.
  public func status(within seconds: Double = 30) throws -> Int {
    let text = String(decoding: try receiveAll(within: seconds).prefix(40), as: UTF8.self)
    return Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
  }

  private func isReady(_ events: Int32, within seconds: Double) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&state, 1, Int32(max(0, min(3600, seconds)) * 1000)) > 0
  }
}
