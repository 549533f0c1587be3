import Foundation

/// A request and its response. An HTTP server passes it to the request handler.
///
/// It must only be used on the server's queue. Callbacks are called on that queue.
package final class HTTPExchange: @unchecked Sendable {
  package let head: RequestHead
  /// A closure that is called once if the connection ends before the request was answered.
  package var onEnd: (() -> Void)?
  private let server: HTTPServer
  private let client: HTTPClient
  /// The bytes that were received after the head of the request.
  private var rest: [UInt8]
  private var onBody: ((UnsafeRawBufferPointer) -> Void)?
  private var bodyCount = 0
  private var isOver = false

  init(head: RequestHead, rest: [UInt8], server: HTTPServer, client: HTTPClient) {
    self.head = head
    self.rest = rest
    self.server = server
    self.client = client
  }

  /// Marks the connection of an authorized client as admitted. The connection is then never closed in favor of others,
  /// and counts toward the limit of admitted connections until it ends.
  ///
  /// - Throws: A problem with status 503 if the number of admitted connections has reached
  ///   `HTTPLimits.admittedConnections`.
  package func admit() throws(RequestHead.Problem) {
    guard client.isAdmitted || server.admit(client) else {
      throw RequestHead.Problem(status: 503, reason: "The server is handling too many requests. Try again later.")
    }
  }

  /// Counts an admitted connection toward the limit even after its end, until `release()`. Use this for work that
  /// continues when the client has disconnected.
  package func hold() { client.hold() }

  /// Ends the effect of a call of `hold()`.
  package func release() { server.release(client) }

  /// Sends a response and closes the connection. Responses after the first are ignored.
  package func answer(_ response: Response) {
    guard !isOver else { return }
    finish()
    client.connection.send(response.bytes)
    client.connection.finish()
  }

  /// Calls a closure with each received part of the request's body. A connection that stalls is closed
  /// (`HTTPLimits.patience`).
  package func readBody(_ onBody: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.onBody = onBody
    client.connection.staysOpenAfterInput = false
    watchProgress(since: 0)
    let first = rest
    rest = []
    first.withUnsafeBytes { received($0) }
  }

  /// Ends the exchange and returns the connection with the bytes that were received after the head. The caller sets the
  /// callbacks of the connection.
  package func takeConnection() -> (connection: Connection, rest: [UInt8]) {
    let rest = rest
    finish()
    client.connection.onBytes = nil
    client.connection.staysOpenAfterInput = false
    return (client.connection, rest)
  }

  /// Handles received bytes of the body.
  func received(_ bytes: UnsafeRawBufferPointer) {
    guard let onBody else {
      // Until the body is read, bytes are stored up to the maximum length of a head.
      if rest.count + bytes.count <= RequestHead.limit { rest.append(contentsOf: bytes) }
      return
    }
    bodyCount += bytes.count
    onBody(bytes)
  }

  /// Handles the end of the connection.
  func ended() {
    guard !isOver else { return }
    let heard = onEnd
    finish()
    heard?()
  }

  private func finish() {
    isOver = true
    (onEnd, onBody) = (nil, nil)
    rest = []
    client.exchange = nil
  }

  private func watchProgress(since before: Int) {
    server.after(server.limits.patience) { [weak self] in
      guard let self, self.onBody != nil else { return }
      guard self.bodyCount - before >= self.server.limits.leastProgress else { return self.client.connection.end() }
      self.watchProgress(since: self.bodyCount)
    }
  }
}
