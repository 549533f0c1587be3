import Foundation

/// Listens at an address, reads the heads of requests within limits, and hands them to the program.
///
/// Each connection brings one request. Clients differ in whether the program has admitted them
/// (`HTTPExchange.admit`): a flood of connections that never show who they are costs only connections of its own kind.
///
/// It belongs to its queue: everything but the initializer, `port` and `limits` is used there.
package final class HTTPServer: @unchecked Sendable {
  package let port: UInt16
  package let limits: HTTPLimits
  private let queue: DispatchQueue
  private let listener: Listener
  private let onRequest: (HTTPExchange) -> Void
  private let onProblem: (RequestHead.Problem) -> Response
  private var clients: [ObjectIdentifier: HTTPClient] = [:]
  /// Those that are not admitted, the oldest first.
  private var unknown: [HTTPClient] = []
  private var admittedCount = 0

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - address: An IP address, in digits.
  ///   - port: A port; 0 is any that is free.
  ///   - limits: How much it puts up with.
  ///   - queue: A serial queue, on which everything is called.
  ///   - onProblem: Makes the answer to what is no request, or too long a one.
  ///   - onRequest: Gets every request, and answers it now or later, on the queue.
  /// - Throws: Why nothing can listen at the address.
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
    listener.onConnection = { [weak self] in self?.take($0) }
    listener.start()
  }

  /// Stops listening and ends every connection.
  package func stop() {
    listener.stop()
    for client in Array(clients.values) { client.connection.end() }
  }

  package var connectionCount: Int { clients.count }

  // MARK: Connections

  private func take(_ connection: Connection) {
    if unknown.count >= limits.unknownConnections, let oldest = unknown.first { oldest.connection.end() }
    let client = HTTPClient(connection)
    clients[ObjectIdentifier(connection)] = client
    unknown.append(client)
    connection.onBytes = { [weak self, weak client] _, bytes in
      if let self, let client { self.received(bytes, from: client) }
    }
    connection.onClosed = { [weak self, client] in self?.ended(client) }
    after(limits.patience) { [weak client] in
      if let client, !client.isHeard { client.connection.end() }
    }
  }

  private func ended(_ client: HTTPClient) {
    clients[ObjectIdentifier(client.connection)] = nil
    if client.isAdmitted { release(client) } else { unknown.removeAll { $0 === client } }
    client.exchange?.ended()
  }

  private func received(_ bytes: UnsafeRawBufferPointer, from client: HTTPClient) {
    if let exchange = client.exchange { return exchange.received(bytes) }
    guard !client.isHeard else { return }
    let before = client.bytes.count
    client.bytes.append(contentsOf: bytes)
    do throws(RequestHead.Problem) {
      guard let end = try RequestHead.end(in: client.bytes, from: before) else { return }
      let head = try RequestHead(client.bytes[..<(end - 4)])
      let rest = Array(client.bytes[end...])
      client.bytes = []
      client.isHeard = true
      let exchange = HTTPExchange(head: head, rest: rest, server: self, client: client)
      client.exchange = exchange
      client.connection.outlivesInput = true
      onRequest(exchange)
    } catch {
      client.bytes = []
      client.isHeard = true
      client.connection.send(onProblem(error).bytes)
      client.connection.finish()
    }
  }

  // MARK: Places

  /// Returns false where there are too many.
  func admit(_ client: HTTPClient) -> Bool {
    guard admittedCount < limits.admittedConnections, client.connection.isOpen else { return false }
    admittedCount += 1
    client.admit()
    unknown.removeAll { $0 === client }
    return true
  }

  func release(_ client: HTTPClient) { if client.release() { admittedCount -= 1 } }

  // MARK: Time

  /// Calls back on the queue after so many seconds.
  func after(_ seconds: Double, _ body: @escaping () -> Void) {
    let work = Later(body: body)
    queue.asyncAfter(deadline: .now() + seconds) { work.body() }
  }

  /// Work that does not leave its queue.
  private struct Later: @unchecked Sendable { let body: () -> Void }
}
