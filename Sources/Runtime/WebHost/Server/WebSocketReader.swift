/// Makes messages of the bytes that a browser sends over a WebSocket (RFC 6455), however they are cut.
///
/// Nothing is kept beyond `limit`: a frame that says it is longer is refused before its content comes.
struct WebSocketReader {
  enum Event: Equatable {
    case message([UInt8])
    case ping([UInt8])
    case pong
    case close
  }

  /// Why the connection is closed: a code of RFC 6455, 7.4, and one line.
  struct Violation: Error, Equatable {
    var code: UInt16
    var reason: String
  }

  /// Bytes of a message.
  let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  private var parts: [UInt8]?

  init(limit: Int) { self.limit = limit }

  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next event that has come whole; nil when more bytes are needed.
  mutating func next() throws(Violation) -> Event? {
    while let frame = try frame() {
      switch frame.opcode {
      case 8: return .close
      case 9: return .ping(frame.payload)
      case 10: return .pong
      case 0:
        guard let before = parts else { throw Violation(code: 1002, reason: "a continuation of nothing") }
        guard before.count + frame.payload.count <= limit else { throw tooLong }
        parts = before + frame.payload
      case 2:
        guard parts == nil else { throw Violation(code: 1002, reason: "a message inside of another") }
        parts = frame.payload
      case 1: throw Violation(code: 1003, reason: "text is not understood here")
      default: throw Violation(code: 1002, reason: "an unknown kind of frame")
      }
      if frame.isLast, let whole = parts {
        parts = nil
        return .message(whole)
      }
    }
    return nil
  }

  private var tooLong: Violation { Violation(code: 1009, reason: "a message of more than \(limit) bytes") }

  private mutating func frame() throws(Violation) -> (opcode: UInt8, isLast: Bool, payload: [UInt8])? {
    let available = bytes.count - start
    guard available >= 2 else { return nil }
    let first = bytes[start]
    let second = bytes[start + 1]
    let opcode = first & 15
    guard first & 0x70 == 0 else { throw Violation(code: 1002, reason: "an extension that was not agreed on") }
    guard second & 0x80 != 0 else { throw Violation(code: 1002, reason: "a frame without its mask") }
    var header = 2
    var length = UInt64(second & 127)
    if opcode >= 8, length > 125 || first & 0x80 == 0 {
      throw Violation(code: 1002, reason: "a control frame that is long or in parts")
    }
    if length >= 126 {
      let count = length == 126 ? 2 : 8
      guard available >= 2 + count else { return nil }
      length = bytes[start + 2..<start + 2 + count].reduce(0) { $0 << 8 | UInt64($1) }
      header += count
    }
    guard length <= UInt64(limit) else { throw tooLong }
    guard available >= header + 4 + Int(length) else { return nil }
    let mask = start + header
    let content = mask + 4
    var payload = Array(bytes[content..<content + Int(length)])
    let key = (bytes[mask], bytes[mask + 1], bytes[mask + 2], bytes[mask + 3])
    payload.withUnsafeMutableBufferPointer { payload in
      for index in payload.indices {
        let part =
          switch index & 3 {
          case 0: key.0
          case 1: key.1
          case 2: key.2
          default: key.3
          }
        payload[index] ^= part
      }
    }
    start = content + Int(length)
    return (opcode, first & 0x80 != 0, payload)
  }

  // MARK: Writing

  /// What stands before a payload that the host sends.
  static func header(opcode: UInt8, length: Int) -> [UInt8] {
    switch length {
    case ..<126: [0x80 | opcode, UInt8(length)]
    case ..<65536: [0x80 | opcode, 126, UInt8(length >> 8), UInt8(length & 255)]
    default:
      [0x80 | opcode, 127] + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
    }
  }

  /// A frame that closes the connection, with a code and a reason of at most 123 bytes.
  static func close(code: UInt16, reason: String) -> [UInt8] {
    var text = reason[...]
    while text.utf8.count > 123 { text.removeLast() }
    let payload = [UInt8(code >> 8), UInt8(code & 255)] + Array(text.utf8)
    return header(opcode: 8, length: payload.count) + payload
  }
}
