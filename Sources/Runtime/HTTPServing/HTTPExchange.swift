import Foundation

/// A request and its answer: what a server hands to the program whose server it is.
///
/// It belongs to the server's queue: it is used there alone, and calls back there.
package final class HTTPExchange: @unchecked Sendable {
  package let head: RequestHead
  /// Called once when the client has left, or its connection was closed, before it was answered.
  package var onEnd: (() -> Void)?
  private let server: HTTPServer
  private let client: HTTPClient
  /// What came behind the head.
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

  /// Keeps the connection, whatever others come: for clients that have shown that they may be here. Its place is free
  /// again when the connection ends.
  ///
  /// - Throws: 503 when there are as many already as `HTTPLimits.admittedConnections` says.
  package func admit() throws(RequestHead.Problem) {
    guard client.isAdmitted || server.admit(client) else {
      throw RequestHead.Problem(status: 503, reason: "There are too many requests at a time. Try again.")
    }
  }

  /// Keeps the place of an admitted connection beyond its end, until `release()`: for work that goes on when its client has
  /// left.
  package func hold() { client.hold() }

  /// Ends a `hold()`.
  package func release() { server.release(client) }

  /// Sends an answer and closes the connection. After the first, answers are not sent.
  package func answer(_ response: Response) {
    guard !isOver else { return }
    finish()
    client.connection.send(response.bytes)
    client.connection.finish()
  }

  /// Hands over the body of the request as it comes. One that stalls loses its connection (`HTTPLimits.patience`).
  package func readBody(_ onBody: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.onBody = onBody
    client.connection.outlivesInput = false
    watchProgress(since: 0)
    let first = rest
    rest = []
    first.withUnsafeBytes { received($0) }
  }

  /// Ends the exchange. The connection, and what came behind the head, are the caller's: it sets the callbacks.
  package func takeConnection() -> (connection: Connection, rest: [UInt8]) {
    let rest = rest
    finish()
    client.connection.onBytes = nil
    client.connection.outlivesInput = false
    return (client.connection, rest)
  }

  /// The next bytes of the body.
  func received(_ bytes: UnsafeRawBufferPointer) {
    guard let onBody else {
      // More than a request's worth that nothing reads is dropped.
      if rest.count + bytes.count <= RequestHead.limit { rest.append(contentsOf: bytes) }
      return
    }
    bodyCount += bytes.count
    onBody(bytes)
  }

  /// The connection is gone.
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
