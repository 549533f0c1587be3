import Foundation
import HTTPServing

/// A photo service that listens on the loopback address, and nowhere else.
///
/// It works on a queue of its own, so that a program may wait for it on any thread. It serves until `stop()`, also when
/// nothing refers to it any more.
public final class PhotoServer: Sendable {
  /// Where it listens: `http://127.0.0.1:PORT/`.
  public let url: URL

  private let queue: DispatchQueue
  private let server: HTTPServer
  private let stopping: AsyncStream<Void>.Continuation
  /// Ends with the service, and keeps it until then.
  private let serving: Task<Void, Never>

  init(_ service: PhotoService, port: UInt16, limits: HTTPLimits = HTTPLimits()) throws {
    let queue = DispatchQueue(label: "PhotoServer")
    let server = try HTTPServer(
      address: "127.0.0.1", port: port, limits: limits, queue: queue,
      onProblem: { Response(Answer(ServiceError($0.status, $0.reason))) },
      onRequest: { Self.answer($0, service, on: queue) })
    guard let url = URL(string: "http://127.0.0.1:\(server.port)/") else { throw URLError(.badURL) }
    let (stopped, stopping) = AsyncStream.makeStream(of: Void.self)
    self.url = url
    self.queue = queue
    self.server = server
    self.stopping = stopping
    serving = Task.detached {
      for await _ in stopped {}
      await withCheckedContinuation { done in
        queue.async {
          server.stop()
          done.resume()
        }
      }
    }
  }

  /// Begins to serve.
  ///
  /// - Parameters:
  ///   - service: What answers.
  ///   - port: A port; 0 is any that is free.
  /// - Returns: The server, which listens already.
  /// - Throws: When the port is taken.
  public static func start(_ service: PhotoService, port: UInt16 = 0) async throws -> PhotoServer {
    try PhotoServer(service, port: port)
  }

  /// The same for a program that has no task yet.
  public static func startAndWait(_ service: PhotoService, port: UInt16 = 0) throws -> PhotoServer {
    try PhotoServer(service, port: port)
  }

  /// Ends serving, and what is being served.
  public func stop() async {
    stopping.finish()
    await serving.value
  }

  /// Returns when it serves no more.
  public func wait() async { await serving.value }

  /// Answers a request off the server's queue: photos are decoded while other requests are heard.
  private static func answer(_ exchange: HTTPExchange, _ service: PhotoService, on queue: DispatchQueue) {
    do {
      try exchange.admit()
    } catch {
      return exchange.answer(Response(Answer(ServiceError(error.status, error.reason))))
    }
    // A photo that is being made goes on when its client has left. Until it is made it counts as a request, so that clients
    // that leave at once do not pile up work.
    exchange.hold()
    Task.detached {
      let head = exchange.head
      let answer = await service.answer(method: head.method, target: head.target, headers: head.fields)
      queue.async {
        exchange.answer(Response(answer))
        exchange.release()
      }
    }
  }
}

extension Response {
  /// An answer of the service in the words of HTTP.
  fileprivate init(_ answer: Answer) {
    let length = answer.headers["Content-Length"].flatMap { Int($0) }
    let fields = answer.headers.filter { $0.key != "Content-Length" }.sorted { $0.key < $1.key }
    self.init(answer.status, fields: fields.map { ($0.key, $0.value) }, body: Array(answer.body), length: length)
  }
}
