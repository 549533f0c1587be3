import Foundation
import FoundationNetworking

/// A connected TCP socket, whose calls wait. One call at a time may read, and one may write.
final class StreamSocket: @unchecked Sendable {
  private let descriptor: Int32
  /// The bytes that came for a read whose time was over.
  private var unread = Data()

  /// Connects to a port of a host.
  ///
  /// - Parameters:
  ///   - host: The name or the address of the host.
  ///   - port: The port.
  /// - Throws: `URLError.cannotFindHost` if the host has no address or the port is not one, `.cannotConnectToHost` if none of its
  ///   addresses accepts a connection.
  init(host: String, port: Int) throws {
    guard (1...65_535).contains(port), !host.isEmpty else { throw Self.error(.cannotFindHost, EINVAL) }
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0 else { throw Self.error(.cannotFindHost, ENOENT) }
    defer { freeaddrinfo(list) }
    var address = list
    var reason = ECONNREFUSED
    while let info = address?.pointee {
      let descriptor = socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), info.ai_protocol)
      if descriptor >= 0 {
        if connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 {
          self.descriptor = descriptor
          return
        }
        reason = errno
        Glibc.close(descriptor)
      }
      address = info.ai_next
    }
    throw Self.error(.cannotConnectToHost, reason)
  }

  deinit { Glibc.close(descriptor) }

  private static func error(_ code: URLError.Code, _ number: Int32) -> URLError {
    let cause = NSError(domain: NSPOSIXErrorDomain, code: Int(number))
    return URLError(code, userInfo: [NSUnderlyingErrorKey: cause])
  }

  /// Ends both directions, so that calls that wait return.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Ends one direction.
  func close(writing: Bool) { shutdown(descriptor, Int32(writing ? SHUT_WR : SHUT_RD)) }

  /// Waits until the socket can be read or written.
  private func wait(for events: Int32, until end: Date?) throws {
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let rest = end.map { Int32(clamping: Int((max($0.timeIntervalSinceNow, 0) * 1000).rounded(.up))) } ?? -1
      let count = poll(&entry, 1, rest)
      if count > 0 { return }
      if count == 0 { throw Self.error(.timedOut, ETIMEDOUT) }
      if errno != EINTR { throw Self.error(.networkConnectionLost, errno) }
    }
  }

  private static func end(of timeout: TimeInterval) -> Date? {
    timeout > 0 && timeout.isFinite ? Date(timeIntervalSinceNow: timeout) : nil
  }

  /// Reads bytes until there are enough or the stream ends.
  ///
  /// - Parameters:
  ///   - least: The least number of bytes.
  ///   - most: The greatest number of bytes. At least one byte is asked for.
  ///   - timeout: The longest time, in seconds, or 0 for any.
  /// - Returns: The bytes, and whether the stream ended.
  /// - Throws: `URLError.timedOut` or `.networkConnectionLost`. Bytes that came before are kept for the next read.
  func read(from least: Int, to most: Int, timeout: TimeInterval) throws -> (data: Data, isAtEnd: Bool) {
    let end = Self.end(of: timeout)
    let most = max(most, 1)
    let least = min(max(least, 1), most)
    var buffer = [UInt8](repeating: 0, count: min(most, 65_536))
    var isAtEnd = false
    while unread.count < least, !isAtEnd {
      try wait(for: Int32(POLLIN), until: end)
      let count = recv(descriptor, &buffer, min(buffer.count, most - unread.count), 0)
      if count < 0 {
        if errno == EINTR { continue }
        throw Self.error(.networkConnectionLost, errno)
      }
      isAtEnd = count == 0
      unread.append(contentsOf: buffer[..<count])
    }
    let data = unread.prefix(most)
    unread.removeFirst(data.count)
    return (Data(data), isAtEnd)
  }

  /// Writes all bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - timeout: The longest time, in seconds, or 0 for any.
  /// - Throws: `URLError.timedOut` or `.networkConnectionLost`.
  func write(_ data: Data, timeout: TimeInterval) throws {
    let end = Self.end(of: timeout)
    var rest = data[...]
    while !rest.isEmpty {
      try wait(for: Int32(POLLOUT), until: end)
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        throw Self.error(.networkConnectionLost, errno)
      }
      rest = rest.dropFirst(count)
    }
  }
}
