import Foundation

/// A connection between a UI test and the application that it tests: a Unix socket that the application inherits.
///
/// A message is its length in four bytes, lowest first, and its JSON.
public struct UITestChannel: Sendable {
  /// The file descriptor of the socket.
  public let descriptor: Int32
  /// The greatest length of a message, in bytes. A greater number means that the other side has sent something else.
  private static let lengthLimit = 1 << 28

  /// Creates a channel.
  ///
  /// - Parameter descriptor: The file descriptor of the socket.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// Sends a message.
  ///
  /// - Parameter message: The message.
  /// - Returns: `false` if the other side is gone, or if the message contains a number that is not finite.
  public func send(_ message: some Encodable) -> Bool {
    guard let body = try? JSONEncoder().encode(message) else { return false }
    var data = Data()
    for place in 0..<4 { data.append(UInt8(truncatingIfNeeded: body.count >> (8 * place))) }
    data.append(body)
    return data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        // Without the flag, the signal SIGPIPE would end this process if the other one has ended.
        let count = Foundation.send(
          descriptor, bytes.baseAddress! + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
  }

  /// Waits for a message.
  ///
  /// - Parameter type: The type of the message.
  /// - Returns: The message, or nil if the other side is gone or has sent something else.
  public func receive<Message: Decodable>(_ type: Message.Type) -> Message? {
    guard let head = read(count: 4) else { return nil }
    let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard length <= Self.lengthLimit, let body = read(count: length) else { return nil }
    return try? JSONDecoder().decode(type, from: body)
  }

  private func read(count: Int) -> Data? {
    var data = Data(count: count)
    let isComplete = data.withUnsafeMutableBytes { bytes in
      var offset = 0
      while offset < count {
        let received = Foundation.read(descriptor, bytes.baseAddress! + offset, count - offset)
        if received < 0, errno == EINTR { continue }
        guard received > 0 else { return false }
        offset += received
      }
      return true
    }
    return isComplete ? data : nil
  }
}
