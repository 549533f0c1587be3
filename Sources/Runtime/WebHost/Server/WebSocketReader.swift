/// Assembles messages from the bytes that a browser sends over a WebSocket (RFC 6455). Messages may be fragmented in
/// any way.
///
/// A message has at most `limit` bytes. A frame that is too long is rejected before its content is received.
struct WebSocketReader {
  enum Event: Equatable {
    case message([UInt8])
    case ping([UInt8])
    case pong
    case close
  }

  /// The reason for closing the connection, as a status code (RFC 6455, 7.4) and a text.
  struct Violation: Error, Equatable {
    var code: UInt16
    var reason: String
  }

  /// The maximum number of frames in a message. Browsers send long messages in one frame, or in frames of many
  /// kilobytes.
  static let frameCountLimit = 1024

  /// The maximum length of a message in bytes.
  let limit: Int
  private let frameCountLimit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// The received part of the current message.
  private var message: [UInt8] = []
  /// The number of frames that were received for the current message.
  private var frameCount = 0

  init(limit: Int, frameCountLimit: Int = WebSocketReader.frameCountLimit) {
    self.limit = limit
    self.frameCountLimit = frameCountLimit
  }

  mutating func append(_ newBytes: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: newBytes)
  }

  /// Returns the next complete event, or `nil` if more bytes are required.
  mutating func next() throws(Violation) -> Event? {
    while let frame = try frame() {
      switch frame.opcode {
      case 8: return .close
      case 9: return .ping(payload(of: frame))
      case 10: return .pong
      case 0:
        guard frameCount > 0 else {
          throw Violation(code: 1002, reason: "A continuation frame arrived without a message to continue.")
        }
      case 2:
        guard frameCount == 0 else {
          throw Violation(code: 1002, reason: "A message began before the previous one ended.")
        }
      case 1: throw Violation(code: 1003, reason: "WebSocket text messages are not supported.")
      default: throw Violation(code: 1002, reason: "Unknown opcode \(frame.opcode).")
      }
      guard message.count + frame.content.count <= limit else { throw tooLong }
      frameCount += 1
      guard frameCount <= frameCountLimit else {
        throw Violation(code: 1008, reason: "A message has more than \(frameCountLimit) frames.")
      }
      WebSocketReader.append(frame, of: bytes, to: &message)
      if frame.isLast {
        let completeMessage = message
        message = []
        frameCount = 0
        return .message(completeMessage)
      }
    }
    return nil
  }

  private var tooLong: Violation { Violation(code: 1009, reason: "A message has more than \(limit) bytes.") }

  /// A WebSocket frame that has been received completely.
  private struct Frame {
    let opcode: UInt8
    let isLast: Bool
    /// The range of the payload in `bytes`, after the four bytes of the mask.
    let content: Range<Int>
  }

  private mutating func frame() throws(Violation) -> Frame? {
    let availableCount = bytes.count - start
    guard availableCount >= 2 else { return nil }
    let first = bytes[start]
    let second = bytes[start + 1]
    let opcode = first & 15
    guard first & 0x70 == 0 else {
      throw Violation(code: 1002, reason: "A frame uses an extension that was not negotiated.")
    }
    guard second & 0x80 != 0 else { throw Violation(code: 1002, reason: "A frame is not masked.") }
    var header = 2
    var length = UInt64(second & 127)
    if opcode >= 8, length > 125 || first & 0x80 == 0 {
      throw Violation(
        code: 1002,
        reason: "The control frame with opcode \(opcode) is \(length > 125 ? "longer than 125 bytes" : "fragmented").")
    }
    if length >= 126 {
      let count = length == 126 ? 2 : 8
      guard availableCount >= 2 + count else { return nil }
      length = bytes[start + 2..<start + 2 + count].reduce(0) { $0 << 8 | UInt64($1) }
      header += count
    }
    guard length <= UInt64(limit) else { throw tooLong }
    guard availableCount >= header + 4 + Int(length) else { return nil }
    let content = start + header + 4
    start = content + Int(length)
    return Frame(opcode: opcode, isLast: first & 0x80 != 0, content: content..<start)
  }

  private func payload(of frame: Frame) -> [UInt8] {
    var payload: [UInt8] = []
    WebSocketReader.append(frame, of: bytes, to: &payload)
    return payload
  }

  /// Appends the unmasked payload of a frame to `target`.
  ///
  /// The method is static, because an instance method would have a second reference to `message`, and each call would
  /// copy all of it.
  private static func append(_ frame: Frame, of bytes: [UInt8], to target: inout [UInt8]) {
    let first = target.count
    target += bytes[frame.content]
    bytes.withUnsafeBufferPointer { bytes in
      target.withUnsafeMutableBufferPointer { target in
        let mask = frame.content.lowerBound - 4
        for index in 0..<frame.content.count { target[first + index] ^= bytes[mask + (index & 3)] }
      }
    }
  }

  // MARK: Writing

  /// Returns the header of a frame to send.
  static func header(opcode: UInt8, length: Int) -> [UInt8] {
    switch length {
    case ..<126: [0x80 | opcode, UInt8(length)]
    case ..<65536: [0x80 | opcode, 126, UInt8(length >> 8), UInt8(length & 255)]
    default:
      [0x80 | opcode, 127] + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
    }
  }

  /// Returns a frame that closes the connection, with a code and a reason of at most 123 bytes.
  static func close(code: UInt16, reason: String) -> [UInt8] {
    var text = reason[...]
    while text.utf8.count > 123 { text.removeLast() }
    let payload = [UInt8(code >> 8), UInt8(code & 255)] + Array(text.utf8)
    return header(opcode: 8, length: payload.count) + payload
  }
}
