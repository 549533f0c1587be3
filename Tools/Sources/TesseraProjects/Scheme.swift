/// A scheme of Xcode, which determines what is run and what is tested.
package struct Scheme: Hashable, Sendable {
  /// The name of the scheme, which is the name of its file without the extension.
  package var name: String
  /// The name of the target that the Run action starts.
  package var runTarget: String?
  /// The build configuration of the Run action.
  package var configuration: String?
  /// The build configuration of the Test action. Many libraries have one whose conditions only their tests set.
  package var testConfiguration: String?
  /// The arguments that the Run action passes to the application.
  package var arguments: [String] = []
  /// The environment variables that the Run action sets.
  package var environment: [String: String] = [:]
  /// The names of the targets that the Test action runs.
  package var testTargets: [String] = []
  /// The names of the test targets that the Test action lists and leaves out.
  package var skippedTestTargets: [String] = []
  /// The arguments of the Test action. UI tests pass them to the application.
  package var testArguments: [String] = []
  /// The environment variables of the Test action, for the tests and for the application that UI tests start.
  package var testEnvironment: [String: String] = [:]
  /// The names of the targets that the Build action builds.
  package var buildTargets: [String] = []

  package init(name: String) { self.name = name }
}

extension [Scheme] {
  /// Returns the build configuration with which a scheme runs an application, or its tests, or nil if no scheme is chosen.
  ///
  /// - Parameters:
  ///   - name: The name of the scheme, or nil for the scheme of the project. If the project has none, the scheme of the only
  ///     application is used.
  ///   - project: The name of the project.
  ///   - isForTests: `true` for the configuration of the scheme's tests.
  func configuration(named name: String?, project: String, isForTests: Bool) -> String? {
    let named = first { $0.name == name ?? project }
    let runnable = name == nil ? filter { $0.runTarget != nil } : []
    let chosen = named ?? (Set(runnable.map(\.runTarget)).count == 1 ? runnable[0] : nil)
    return isForTests ? chosen?.testConfiguration : chosen?.configuration
  }
}
