import Foundation
import HTTPServing

/// The WebSocket connection to a page. The session receives the page's messages, and sends messages and frames.
@MainActor
final class PageSession {
  /// The maximum length of a page's message, in bytes. The longest messages contain pasted text.
  static let messageLimit = 4 << 20

  /// A closure that is called with each message from the page.
  var onMessage: ((PageSession, [UInt8]) -> Void)?
  /// A closure that is called when the session has ended.
  var onEnd: ((PageSession) -> Void)?
  /// A closure that is called when all bytes to send have been passed to the operating system.
  var onDrained: (() -> Void)?
  private let connection: Connection
  private var reader = WebSocketReader(limit: PageSession.messageLimit)
  private var isClosing = false

  init(connection: Connection) {
    self.connection = connection
    connection.onBytes = { [weak self] _, bytes in
      nonisolated(unsafe) let bytes = bytes
      MainActor.assumeIsolated { self?.receive(bytes) }
    }
    connection.onDrained = { [weak self] _ in MainActor.assumeIsolated { self?.onDrained?() } }
    connection.onEnd = { [weak self] _ in MainActor.assumeIsolated { self?.connectionEnded() } }
  }

  private func connectionEnded() {
    let endHandler = onEnd
    (onMessage, onEnd, onDrained) = (nil, nil, nil)
    endHandler?(self)
  }

  /// The number of bytes that have not been sent yet.
  var pendingByteCount: Int { connection.pendingByteCount }

  func receive(_ bytes: UnsafeRawBufferPointer) {
    reader.append(bytes)
    do {
      while !isClosing, let event = try reader.next() {
        switch event {
        case .message(let message): onMessage?(self, message)
        case .ping(let payload):
          // Pings are ignored while the page does not read the replies.
          guard connection.pendingByteCount < 1 << 16 else { break }
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

  /// Sends a close frame with a reason, then closes the connection.
  func close(code: UInt16, reason: String) {
    guard !isClosing else { return }
    isClosing = true
    connection.send(WebSocketReader.close(code: code, reason: reason))
    connection.finish()
    connectionEnded()
  }

  var isOpen: Bool { connection.isOpen }
}
