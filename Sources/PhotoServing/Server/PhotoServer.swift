import FlyingFox
import FlyingSocks
import Foundation

/// A photo service that listens on the loopback address, and nowhere else.
public final class PhotoServer: Sendable {
  /// Where it listens: `http://127.0.0.1:PORT/`.
  public let url: URL

  private let server: HTTPServer
  private let task: Task<Void, any Error>

  private init(url: URL, server: HTTPServer, task: Task<Void, any Error>) {
    self.url = url
    self.server = server
    self.task = task
  }

  /// Begins to serve; a `port` of 0 is any that is free. Throws when the port is taken.
  public static func start(_ service: PhotoService, port: UInt16 = 0) async throws -> PhotoServer {
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let server = HTTPServer(address: address, timeout: 60, logger: .disabled, handler: ServiceHandler(service: service))
    let task = Task { try await server.run() }
    let listening = Task { try await server.waitUntilListening(timeout: 30) }
    // A port that is taken is said at once.
    let watch = Task {
      if case .failure = await task.result { listening.cancel() }
    }
    defer { watch.cancel() }
    do {
      try await listening.value
    } catch {
      if !task.isCancelled { try await task.value }
      throw error
    }
    guard case .ip4(let host, let port)? = await server.listeningAddress,
      let url = URL(string: "http://\(host):\(port)/")
    else { throw SocketError.unsupportedAddress }
    return PhotoServer(url: url, server: server, task: task)
  }

  /// The same for a program that has no task yet: waits until it listens.
  public static func startAndWait(_ service: PhotoService, port: UInt16 = 0) throws -> PhotoServer {
    let outcome = Outcome()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      do { outcome.result = .success(try await start(service, port: port)) } catch { outcome.result = .failure(error) }
      done.signal()
    }
    done.wait()
    guard let result = outcome.result else { throw SocketError.unsupportedAddress }
    return try result.get()
  }

  /// What the task leaves behind before it signals.
  private final class Outcome: @unchecked Sendable { var result: Result<PhotoServer, any Error>? }

  /// Ends serving, and what is being served.
  public func stop() async { await server.stop() }

  /// Returns when it serves no more; throws why, if nobody stopped it.
  public func wait() async throws { try await task.value }
}

/// Hands the server's requests to the service.
private struct ServiceHandler: HTTPHandler {
  let service: PhotoService

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var headers: [String: String] = [:]
    for (header, value) in request.headers { headers[header.rawValue] = value }
    let answer = await service.answer(
      method: request.method.rawValue, target: request.target.rawValue, headers: headers)
    var fields = HTTPHeaders()
    for (name, value) in answer.headers { fields[HTTPHeader(name)] = value }
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status, phrase: Self.phrase(answer.status)), headers: fields, body: answer.body)
  }

  private static func phrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 206: "Partial Content"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 412: "Precondition Failed"
    case 414: "URI Too Long"
    case 416: "Range Not Satisfiable"
    case 421: "Misdirected Request"
    default: "Internal Server Error"
    }
  }
}
