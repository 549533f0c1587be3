import Foundation

/// An HTTP server that limits the heads of requests and calls a request handler with each request.
///
/// Each connection transmits one request. Connections that the request handler has admitted (`HTTPExchange.admit`) are counted
/// separately, so that a flood of unauthorized connections causes only unauthorized connections to be closed.
///
/// Use the server only on its queue, except for the initializer, `port` and `limits`.
package final class HTTPServer: @unchecked Sendable {
  package let port: UInt16
  package let limits: HTTPLimits
  private let queue: DispatchQueue
  private let listener: Listener
  private let onRequest: (HTTPExchange) -> Void
  private let onProblem: (RequestHead.Problem) -> Response
  private var clients: [ObjectIdentifier: HTTPClient] = [:]
  /// The connections that are not admitted, from the oldest to the newest.
  private var unadmittedClients: [HTTPClient] = []
  private var admittedCount = 0

  /// Creates a server and starts listening.
  ///
  /// - Parameters:
  ///   - address: A numeric IP address.
  ///   - port: A port, or 0 to use any free port.
  ///   - limits: The limits of the server.
  ///   - queue: A serial queue on which all closures are called.
  ///   - onProblem: A closure that returns the response to an invalid or too long request.
  ///   - onRequest: A closure that is called with every request. The closure answers the request during the call, or later on the
  ///     queue.
  /// - Throws: The reason why the server cannot listen at the address.
  package init(
    address: String, port: UInt16, limits: HTTPLimits = HTTPLimits(), queue: DispatchQueue,
    onProblem: @escaping (RequestHead.Problem) -> Response, onRequest: @escaping (HTTPExchange) -> Void
  ) throws(Listener.Failure) {
    self.limits = limits
    self.queue = queue
    self.onProblem = onProblem
    self.onRequest = onRequest
    listener = try Listener(address: address, port: port, queue: queue)
    self.port = listener.port
    listener.onConnection = { [weak self] in self?.serve($0) }
    listener.start()
  }

  /// Stops listening and ends every connection.
  package func stop() {
    listener.stop()
    for client in Array(clients.values) { client.connection.end() }
  }

  /// The number of open connections, whether admitted or not.
  package var connectionCount: Int { clients.count }

  // MARK: Connections

  private func serve(_ connection: Connection) {
    if unadmittedClients.count >= limits.maximumUnadmittedConnectionCount, let oldest = unadmittedClients.first {
      oldest.connection.end()
    }
    let client = HTTPClient(connection)
    clients[ObjectIdentifier(connection)] = client
    unadmittedClients.append(client)
    connection.onBytes = { [weak self, weak client] _, bytes in
      if let self, let client { self.receive(bytes, from: client) }
    }
    connection.onClosed = { [weak self, client] in self?.connectionDidEnd(client) }
    schedule(limits.timeout) { [weak client] in
      if let client, !client.hasReceivedHead { client.connection.end() }
    }
  }

  private func connectionDidEnd(_ client: HTTPClient) {
    clients[ObjectIdentifier(client.connection)] = nil
    if client.isAdmitted { endWork(client) } else { unadmittedClients.removeAll { $0 === client } }
    client.exchange?.connectionDidEnd()
  }

  private func receive(_ bytes: UnsafeRawBufferPointer, from client: HTTPClient) {
    if let exchange = client.exchange { return exchange.receive(bytes) }
    guard !client.hasReceivedHead else { return }
    let oldCount = client.bytes.count
    client.bytes.append(contentsOf: bytes)
    do throws(RequestHead.Problem) {
      guard let end = try RequestHead.end(in: client.bytes, from: oldCount) else { return }
      let head = try RequestHead(client.bytes[..<(end - 4)])
      let remainingBytes = Array(client.bytes[end...])
      client.bytes = []
      client.hasReceivedHead = true
      let exchange = HTTPExchange(head: head, remainingBytes: remainingBytes, server: self, client: client)
      client.exchange = exchange
      client.connection.staysOpenAfterInput = true
      onRequest(exchange)
    } catch {
      client.bytes = []
      client.hasReceivedHead = true
      client.connection.send(onProblem(error).bytes)
      client.connection.finish()
    }
  }

  // MARK: Admission

  /// Marks a client as admitted. Returns `false` if there are too many admitted clients.
  func admit(_ client: HTTPClient) -> Bool {
    guard admittedCount < limits.maximumAdmittedConnectionCount, client.connection.isOpen else { return false }
    admittedCount += 1
    client.admit()
    unadmittedClients.removeAll { $0 === client }
    return true
  }

  /// Removes a reason to count a client as admitted. The client no longer counts after its last reason was removed.
  func endWork(_ client: HTTPClient) { if client.endWork() { admittedCount -= 1 } }

  // MARK: Time

  /// Calls a closure on the queue after a delay in seconds.
  func schedule(_ seconds: Double, _ body: @escaping () -> Void) {
    let work = DeferredWork(body: body)
    queue.asyncAfter(deadline: .now() + seconds) { work.body() }
  }

  /// A closure that any thread may pass to the server's queue. Only the queue calls the closure.
  private struct DeferredWork: @unchecked Sendable { let body: () -> Void }
}
