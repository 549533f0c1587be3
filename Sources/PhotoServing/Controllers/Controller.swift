/// A group of actions that answer requests.
protocol Controller: Sendable {
  typealias Action = @Sendable (Parameters) async throws -> Representation

  /// The actions by name. The names are in lowercase.
  var actions: [String: Action] { get }
}
