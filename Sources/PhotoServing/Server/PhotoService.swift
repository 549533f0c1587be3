/// Answers requests: finds the route, asks the controller, and says what is wrong when something is.
public struct PhotoService: Sendable {
  private let routes: RouteTable
  private let controllers: [String: any Controller]

  /// A service of these photos; nothing is served until a `PhotoServer` is started with it.
  public init(_ shelf: PhotoShelf) {
    self.init(shelf, renderer: shelf.folders.map { PhotoRenderer(within: $0) } ?? PhotoRenderer())
  }

  init(_ shelf: PhotoShelf, renderer: PhotoRenderer) {
    routes = .standard
    controllers = [
      "home": HomeController(photoCount: shelf.count), "helloworld": HelloWorldController(),
      "photos": PhotosController(shelf: shelf, renderer: renderer),
    ]
  }

  /// The answer to a request in the words of HTTP; `target` is still encoded.
  func answer(method: String, target: String, headers: [String: String] = [:]) async -> Answer {
    var answer: Answer
    do {
      answer = try await self.answer(ServiceRequest(method: method, target: target, headers: headers))
    } catch let error as ServiceError {
      answer = Answer(error)
    } catch {
      answer = Answer(ServiceError(500, "The service made a mistake."))
    }
    // What is echoed is never taken for a page of another kind.
    answer.headers["X-Content-Type-Options"] = "nosniff"
    if method.uppercased() == "HEAD" { answer.body.removeAll() }
    return answer
  }

  private func answer(_ request: ServiceRequest) async throws -> Answer {
    try checkHost(request.header("Host"))
    guard ["GET", "HEAD"].contains(request.method) else {
      throw ServiceError(405, "Only GET and HEAD are answered here.", headers: ["Allow": "GET, HEAD"])
    }
    guard let values = routes.values(of: request.segments), let name = values["controller"],
      let actionName = values["action"]
    else { throw ServiceError(404, "There is nothing at /\(request.segments.joined(separator: "/")).") }
    guard let controller = controllers[name.lowercased()] else {
      throw ServiceError(404, "There is no controller \(name).")
    }
    guard let action = controller.actions[actionName.lowercased()] else {
      throw ServiceError(404, "The controller \(name) has no action \(actionName).")
    }
    return try Answer(await action(Parameters(values).merging(request.query)), for: request)
  }

  /// A page of somebody else's that makes its own name stand for this machine is sent away.
  private func checkHost(_ host: String?) throws {
    guard var name = host?.lowercased()[...] else { return }
    if let port = name.lastIndex(of: ":"), name[name.index(after: port)...].allSatisfy(\.isNumber) {
      name = name[..<port]
    }
    let isAddress = name.hasPrefix("127.") && name.allSatisfy { $0 == "." || $0.isNumber }
    guard isAddress || ["localhost", "[::1]"].contains(name) else {
      throw ServiceError(421, "This service is for this machine alone.")
    }
  }
}
