import Foundation

/// A TCP connection to a local port that sends raw bytes, for tests with requests that no client library would send.
///
/// Its methods block for at most the given number of seconds, so the server must run on another thread or in another
/// process.
public final class RawConnection {
  /// An error that is thrown if a connection fails or is not closed in time.
  public struct Problem: Error, CustomStringConvertible { public let description: String }

  private let descriptor: Int32

  /// Connects to a port of 127.0.0.1.
  ///
  /// - Parameter port: The port.
  /// - Throws: A `Problem` if there is no server.
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

  /// Sends all bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - seconds: The maximum time in seconds without progress.
  /// - Returns: `false` if the other side has closed the connection, or does not receive the bytes in time.
  @discardableResult
  public func send(_ bytes: [UInt8], within seconds: Double = 120) -> Bool {
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

  /// Sends text as UTF-8.
  ///
  /// - Parameter text: The text.
  /// - Returns: `false` if it could not be sent.
  @discardableResult
  public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends a GET request with the required header fields.
  ///
  /// - Parameters:
  ///   - target: The target of the request.
  ///   - fields: Further header fields, each of which ends with CR LF.
  /// - Returns: `false` if it could not be sent.
  @discardableResult
  public func get(_ target: String, _ fields: String = "") -> Bool {
    send("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(fields)\r\n")
  }

  /// Closes the sending direction. Receiving is still possible.
  public func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns the next received bytes.
  ///
  /// - Parameter seconds: The maximum time in seconds.
  /// - Returns: The bytes, or `nil` at the end or if none arrive in time.
  public func receive(within seconds: Double = 120) -> [UInt8]? {
    guard isReady(POLLIN, within: seconds) else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Returns all bytes until the other side closes the connection.
  ///
  /// - Parameter seconds: The maximum time in seconds.
  /// - Returns: The bytes.
  /// - Throws: A `Problem` if the connection is not closed in time.
  public func receiveAll(within seconds: Double = 120) throws -> [UInt8] {
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

  /// Returns the status of the response after the other side has closed the connection.
  ///
  /// - Parameter seconds: The maximum time in seconds.
  /// - Returns: The status, or 0 if there is no response.
  /// - Throws: A `Problem` if the connection is not closed in time.
  public func status(within seconds: Double = 120) throws -> Int {
    let text = String(decoding: try receiveAll(within: seconds).prefix(40), as: UTF8.self)
    return Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
  }

  private func isReady(_ events: Int32, within seconds: Double) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&state, 1, Int32(max(0, min(3600, seconds)) * 1000)) > 0
  }
}
