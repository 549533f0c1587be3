/// A group of actions that answer requests.
protocol Controller: Sendable {
  typealias Action = @Sendable (Parameters) async throws -> Representation

  /// The actions by name in lower case.
  var actions: [String: Action] { get }
}
