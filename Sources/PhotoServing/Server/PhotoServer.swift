import Foundation
import HTTPServing

/// A server for a photo service. The server listens on the loopback address only.
///
/// The server has its own queue, so any thread can wait for it. The server remains active until `stop()` is called, even if it is no
/// longer referenced.
public final class PhotoServer: Sendable {
  /// The address of the service: `http://127.0.0.1:PORT/`.
  public let url: URL

  private let queue: DispatchQueue
  private let server: HTTPServer
  private let stopContinuation: AsyncStream<Void>.Continuation
  /// A task that retains the server until it has stopped.
  private let servingTask: Task<Void, Never>

  init(_ service: PhotoService, port: UInt16, limits: HTTPLimits = HTTPLimits()) throws {
    let queue = DispatchQueue(label: "PhotoServer")
    let server = try HTTPServer(
      address: "127.0.0.1", port: port, limits: limits, queue: queue,
      onProblem: { Response(ServiceResponse(ServiceError($0.status, $0.reason))) },
      onRequest: { Self.respond($0, service, on: queue) })
    guard let url = URL(string: "http://127.0.0.1:\(server.port)/") else { throw URLError(.badURL) }
    let (stopped, stopContinuation) = AsyncStream.makeStream(of: Void.self)
    self.url = url
    self.queue = queue
    self.server = server
    self.stopContinuation = stopContinuation
    servingTask = Task.detached {
      for await _ in stopped {}
      await withCheckedContinuation { done in
        queue.async {
          server.stop()
          done.resume()
        }
      }
    }
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - service: The service that answers requests.
  ///   - port: A port, or 0 to use any free port.
  /// - Returns: The server, which is already listening.
  /// - Throws: An error if the port is not available.
  public static func start(_ service: PhotoService, port: UInt16 = 0) async throws -> PhotoServer {
    try PhotoServer(service, port: port)
  }

  /// Starts a server from synchronous code, and blocks the calling thread until the server is listening.
  ///
  /// - Parameters:
  ///   - service: The service that answers requests.
  ///   - port: A port, or 0 to use any free port.
  /// - Returns: The server, which is already listening.
  /// - Throws: An error if the port is not available.
  public static func startAndWait(_ service: PhotoService, port: UInt16 = 0) throws -> PhotoServer {
    try PhotoServer(service, port: port)
  }

  /// Stops the server and ends all requests in progress.
  public func stop() async {
    stopContinuation.finish()
    await servingTask.value
  }

  /// Waits until the server has stopped.
  public func wait() async { await servingTask.value }

  /// Answers a request outside the server's queue, so that more requests can be accepted while photos are decoded.
  private static func respond(_ exchange: HTTPExchange, _ service: PhotoService, on queue: DispatchQueue) {
    do {
      try exchange.admit()
    } catch {
      return exchange.respond(Response(ServiceResponse(ServiceError(error.status, error.reason))))
    }
    // Rendering a photo continues after its client has disconnected. The rendering counts as a request until it is complete, so that
    // clients that disconnect immediately cannot accumulate work.
    exchange.beginWork()
    Task.detached {
      let head = exchange.head
      let response = await service.respond(method: head.method, target: head.target, headers: head.fields)
      queue.async {
        exchange.respond(Response(response))
        exchange.endWork()
      }
    }
  }
}

extension Response {
  /// Creates an HTTP response from a response of the photo service.
  fileprivate init(_ answer: ServiceResponse) {
    let length = answer.headers["Content-Length"].flatMap { Int($0) }
    let fields = answer.headers.filter { $0.key != "Content-Length" }.sorted { $0.key < $1.key }
    self.init(answer.status, fields: fields.map { ($0.key, $0.value) }, body: Array(answer.body), length: length)
  }
}
