/// A list of routes that determines the controller and the action for a path. The first route that matches is used.
struct RouteTable: Sendable {
  private struct Route: Sendable {
    let pattern: RoutePattern
    let defaults: [String: String]
    let isIgnored: Bool
  }

  private var routes: [Route] = []

  /// Adds a route. A name with a default may be missing at the end of a path. The default "" means that there is no
  /// value.
  mutating func map(_ pattern: String, defaults: [String: String] = [:]) {
    routes.append(Route(pattern: RoutePattern(pattern), defaults: defaults, isIgnored: false))
  }

  /// Excludes the paths that match a pattern. Routes that are added later do not match these paths.
  mutating func ignore(_ pattern: String) {
    routes.append(Route(pattern: RoutePattern(pattern), defaults: [:], isIgnored: true))
  }

  /// Returns the values that the first matching route finds in a path. The result is `nil` if no route matches or the
  /// path is excluded.
  func parameters(forPath path: [String]) -> [String: String]? {
    for route in routes {
      guard let values = route.pattern.parameters(forPath: path, defaults: route.defaults) else { continue }
      return route.isIgnored ? nil : values.filter { !$0.value.isEmpty }
    }
    return nil
  }

  /// The routes of the photo service.
  static let standard: RouteTable = {
    var table = RouteTable()
    table.ignore("{resource}.axd/{*pathInfo}")
    table.map("{controller}/{action}/{id}", defaults: ["controller": "Home", "action": "Index", "id": ""])
    table.map("HelloWorld/{action}/{name}/{id}", defaults: ["controller": "HelloWorld"])
    return table
  }()
}
