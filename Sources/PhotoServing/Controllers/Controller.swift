/// Answers requests of one kind, an action each.
protocol Controller: Sendable {
  typealias Action = @Sendable (Parameters) async throws -> Representation

  /// Actions by name, in small letters.
  var actions: [String: Action] { get }
}
