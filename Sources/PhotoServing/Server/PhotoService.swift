/// A service that answers requests for photos and pages. The service calls the action of the first route that matches the path of a
/// request, and converts errors to responses.
public struct PhotoService: Sendable {
  private let routes: RouteTable
  private let controllers: [String: any Controller]

  /// Creates a service. To receive requests, start a `PhotoServer` with it.
  ///
  /// - Parameter catalog: The photos to serve.
  public init(_ catalog: PhotoCatalog) {
    self.init(catalog, renderer: catalog.folders.map { PhotoRenderer(within: $0) } ?? PhotoRenderer())
  }

  init(_ catalog: PhotoCatalog, renderer: PhotoRenderer) {
    routes = .standard
    controllers = [
      "home": HomeController(photoCount: catalog.count), "helloworld": HelloWorldController(),
      "photos": PhotosController(catalog: catalog, renderer: renderer),
    ]
  }

  /// Returns the response to a request. `target` must be percent-encoded.
  func respond(method: String, target: String, headers: [String: String] = [:]) async -> ServiceResponse {
    var response: ServiceResponse
    do {
      response = try await self.respond(ServiceRequest(method: method, target: target, headers: headers))
    } catch let error as ServiceError {
      response = ServiceResponse(error)
    } catch {
      response = ServiceResponse(
        ServiceError(500, "The photo service could not answer the request because of an internal error."))
    }
    // Browsers must not interpret text from the request as another type.
    response.headers["X-Content-Type-Options"] = "nosniff"
    if method.uppercased() == "HEAD" { response.body.removeAll() }
    return response
  }

  private func respond(_ request: ServiceRequest) async throws -> ServiceResponse {
    try checkHost(request.header("Host"))
    guard ["GET", "HEAD"].contains(request.method) else {
      throw ServiceError(
        405, "The method \(request.method) is not allowed; use GET or HEAD.", headers: ["Allow": "GET, HEAD"])
    }
    guard let values = routes.parameters(forPath: request.segments), let name = values["controller"],
      let actionName = values["action"]
    else { throw ServiceError(404, "There is no resource at /\(request.segments.joined(separator: "/")).") }
    guard let controller = controllers[name.lowercased()] else {
      throw ServiceError(404, "There is no controller \(name).")
    }
    guard let action = controller.actions[actionName.lowercased()] else {
      throw ServiceError(404, "The controller \(name) has no action \(actionName).")
    }
    return try ServiceResponse(await action(Parameters(values).merging(request.query)), for: request)
  }

  /// Throws an error if the value of the `Host` field does not name this machine. This rejects requests from foreign
  /// pages whose name resolves to this machine (DNS rebinding).
  private func checkHost(_ host: String?) throws {
    guard var name = host?.lowercased()[...] else { return }
    if let port = name.lastIndex(of: ":"), name[name.index(after: port)...].allSatisfy(\.isNumber) {
      name = name[..<port]
    }
    let isAddress = name.hasPrefix("127.") && name.allSatisfy { $0 == "." || $0.isNumber }
    guard isAddress || ["localhost", "[::1]"].contains(name) else {
      throw ServiceError(421, "This service only answers requests to 127.0.0.1, localhost or [::1].")
    }
  }
}
