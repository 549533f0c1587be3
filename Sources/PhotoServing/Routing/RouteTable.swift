/// Which controller and action a path belongs to: the first route that fits decides.
struct RouteTable: Sendable {
  private struct Route: Sendable {
    let pattern: RoutePattern
    let defaults: [String: String]
    let isIgnored: Bool
  }

  private var routes: [Route] = []

  /// Adds a route. A value that has a default may be missing from the end of the path; "" stands for none.
  mutating func map(_ pattern: String, defaults: [String: String] = [:]) {
    routes.append(Route(pattern: RoutePattern(pattern), defaults: defaults, isIgnored: false))
  }

  /// Paths of that pattern are nobody's, whatever comes later.
  mutating func ignore(_ pattern: String) {
    routes.append(Route(pattern: RoutePattern(pattern), defaults: [:], isIgnored: true))
  }

  /// The values of a path; nil where no route fits or the path is to be ignored.
  func values(of path: [String]) -> [String: String]? {
    for route in routes {
      guard let values = route.pattern.values(of: path, defaults: route.defaults) else { continue }
      return route.isIgnored ? nil : values.filter { !$0.value.isEmpty }
    }
    return nil
  }

  /// The service's own routes.
  static let standard: RouteTable = {
    var table = RouteTable()
    table.ignore("{resource}.axd/{*pathInfo}")
    table.map("{controller}/{action}/{id}", defaults: ["controller": "Home", "action": "Index", "id": ""])
    table.map("HelloWorld/{action}/{name}/{id}", defaults: ["controller": "HelloWorld"])
    return table
  }()
}
