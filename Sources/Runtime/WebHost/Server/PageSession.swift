import Foundation
import HTTPServing

/// A page that has opened its WebSocket: messages in, messages and frames out.
@MainActor
final class PageSession {
  /// Bytes of a message from a page: the longest is a text that is pasted.
  static let messageLimit = 4 << 20

  var onMessage: ((PageSession, [UInt8]) -> Void)?
  var onEnd: ((PageSession) -> Void)?
  /// Called when everything that was to be sent is with the system.
  var onDrained: (() -> Void)?
  private let connection: Connection
  private var reader = WebSocketReader(limit: PageSession.messageLimit)
  private var isClosing = false

  init(connection: Connection) {
    self.connection = connection
    connection.onBytes = { [weak self] _, bytes in
      nonisolated(unsafe) let bytes = bytes
      MainActor.assumeIsolated { self?.received(bytes) }
    }
    connection.onDrained = { [weak self] _ in MainActor.assumeIsolated { self?.onDrained?() } }
    connection.onEnd = { [weak self] _ in MainActor.assumeIsolated { self?.ended() } }
  }

  private func ended() {
    let heard = onEnd
    (onMessage, onEnd, onDrained) = (nil, nil, nil)
    heard?(self)
  }

  var pending: Int { connection.pending }

  func received(_ bytes: UnsafeRawBufferPointer) {
    reader.append(bytes)
    do {
      while !isClosing, let event = try reader.next() {
        switch event {
        case .message(let message): onMessage?(self, message)
        case .ping(let payload):
          // One answer is enough for a page that asks faster than it reads.
          guard connection.pending < 1 << 16 else { break }
          connection.send(WebSocketReader.header(opcode: 10, length: payload.count) + payload)
        case .pong: break
        case .close: close(code: 1000, reason: "")
        }
      }
    } catch {
      close(code: error.code, reason: error.reason)
    }
  }

  func send(_ message: [UInt8]) {
    message.withUnsafeBytes { send($0) }
  }

  func send(_ message: UnsafeRawBufferPointer) {
    guard !isClosing else { return }
    connection.send(WebSocketReader.header(opcode: 2, length: message.count), hasMore: true)
    connection.send(message)
  }

  /// Says why, and closes.
  func close(code: UInt16, reason: String) {
    guard !isClosing else { return }
    isClosing = true
    connection.send(WebSocketReader.close(code: code, reason: reason))
    connection.finish()
    ended()
  }

  var isOpen: Bool { connection.isOpen }
}
