import Foundation

/// A request and its response, which an HTTP server passes to the request handler.
///
/// Use the exchange only on the server's queue. Callbacks are called on that queue.
package final class HTTPExchange: @unchecked Sendable {
  package let head: RequestHead
  /// A closure that is called once if the connection ends before the request has been answered.
  package var onEnd: (() -> Void)?
  private let server: HTTPServer
  private let client: HTTPClient
  /// The bytes that were received after the head of the request and have not been processed.
  private var remainingBytes: [UInt8]
  private var onBody: ((UnsafeRawBufferPointer) -> Void)?
  private var bodyCount = 0
  private var isFinished = false

  init(head: RequestHead, remainingBytes: [UInt8], server: HTTPServer, client: HTTPClient) {
    self.head = head
    self.remainingBytes = remainingBytes
    self.server = server
    self.client = client
  }

  /// Marks the connection of an authorized client as admitted. An admitted connection is never closed in favor of others. The
  /// connection counts toward the limit of admitted connections until it ends.
  ///
  /// - Throws: A problem with status 503 if the number of admitted connections has reached
  ///   `HTTPLimits.maximumAdmittedConnectionCount`.
  package func admit() throws(RequestHead.Problem) {
    guard client.isAdmitted || server.admit(client) else {
      throw RequestHead.Problem(status: 503, reason: "The server is handling too many requests. Try again later.")
    }
  }

  /// Counts an admitted connection toward the limit even after its end, until `endWork()` is called. Use this method
  /// for work that continues after the client has disconnected.
  package func beginWork() { client.beginWork() }

  /// Ends the effect of one call of `beginWork()`.
  package func endWork() { server.endWork(client) }

  /// Sends a response, then closes the connection. Only the first response to a request is sent.
  package func respond(_ response: Response) {
    guard !isFinished else { return }
    finish()
    client.connection.send(response.bytes)
    client.connection.finish()
  }

  /// Calls a closure with each part of the request's body as it is received. The connection is closed if the client
  /// sends less than `HTTPLimits.minimumBytesPerInterval` bytes in an interval of `HTTPLimits.timeout`.
  package func readBody(_ onBody: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.onBody = onBody
    client.connection.staysOpenAfterInput = false
    watchProgress(since: 0)
    let first = remainingBytes
    remainingBytes = []
    first.withUnsafeBytes { receive($0) }
  }

  /// Ends the exchange, and returns its connection with the bytes that were received after the head. The caller must
  /// set the callbacks of the connection.
  package func detachConnection() -> (connection: Connection, remainingBytes: [UInt8]) {
    let unprocessedBytes = remainingBytes
    finish()
    client.connection.onBytes = nil
    client.connection.staysOpenAfterInput = false
    return (client.connection, unprocessedBytes)
  }

  /// Passes received bytes of the body to the closure that reads the body, or stores them.
  func receive(_ bytes: UnsafeRawBufferPointer) {
    guard let onBody else {
      // Until the body is read, at most `RequestHead.limit` bytes of it are stored.
      if remainingBytes.count + bytes.count <= RequestHead.limit { remainingBytes.append(contentsOf: bytes) }
      return
    }
    bodyCount += bytes.count
    onBody(bytes)
  }

  /// Ends the exchange and calls `onEnd`. The server calls this method when the connection has ended.
  func connectionDidEnd() {
    guard !isFinished else { return }
    let endHandler = onEnd
    finish()
    endHandler?()
  }

  private func finish() {
    isFinished = true
    (onEnd, onBody) = (nil, nil)
    remainingBytes = []
    client.exchange = nil
  }

  private func watchProgress(since startCount: Int) {
    server.schedule(server.limits.timeout) { [weak self] in
      guard let self, self.onBody != nil else { return }
      guard self.bodyCount - startCount >= self.server.limits.minimumBytesPerInterval else {
        return self.client.connection.end()
      }
      self.watchProgress(since: self.bodyCount)
    }
  }
}
