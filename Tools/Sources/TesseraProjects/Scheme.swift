/// A scheme of Xcode: what to run and what to test.
package struct Scheme: Hashable, Sendable {
  /// The name of the scheme.
  package var name: String
  /// The name of the target that Run starts.
  package var runTarget: String?
  /// The configuration that Run builds.
  package var configuration: String?
  /// The arguments that Run passes.
  package var arguments: [String] = []
  /// The environment variables that Run sets.
  package var environment: [String: String] = [:]
  /// The names of the targets that Test runs.
  package var testTargets: [String] = []
  /// The names of the targets that Build builds.
  package var buildTargets: [String] = []

  package init(name: String) { self.name = name }
}
